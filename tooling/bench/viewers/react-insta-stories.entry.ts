export { default } from 'react-insta-stories';
