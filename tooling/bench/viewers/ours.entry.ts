export { StoryViewer } from '@invitation/ui/story-viewer';
