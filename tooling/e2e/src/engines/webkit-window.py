"""A window with nothing but a web view, for WebKitWebDriver. Starts without data of earlier windows.

Usage: webkit-window.py WIDTH HEIGHT SCRIPT

The script runs in each page before its own ones: WebDriver has no command for that.
"""

import os
import sys
import tempfile

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# An ephemeral context would not print the messages of the console.
data = tempfile.mkdtemp(dir=os.environ["HOME"])
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(
        base_data_directory=data, base_cache_directory=data
    )
)
context.set_automation_allowed(True)
width, height = map(int, sys.argv[1:3])
scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript.new(
        sys.argv[3],
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=scripts,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    window.connect("destroy", lambda _window: Gtk.main_quit())
    return view


def start(_context, session):
    # WebKitWebDriver expects the name of its own browser.
    application = WebKit2.ApplicationInfo()
    application.set_name("MiniBrowser")
    session.set_application_info(application)
    session.connect("create-web-view", open_window)


context.connect("automation-started", start)
Gtk.main()
