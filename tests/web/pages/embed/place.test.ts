import { describe, expect, it } from 'vitest';
import { pagePlaceOf } from '../../../../web/src/pages/embed/snippets';

describe('where the page lies', () => {
  it.each([
    ['https://school.example/a/index.html#/embed?rows=5', 'https://school.example/a/', undefined],
    ['https://school.example/#/embed', 'https://school.example/', undefined],
    ['http://school.example/a/#/embed', 'http://school.example/a/', 'insecure'],
    ['http://localhost:8000/#/embed', 'http://localhost:8000/', 'local'],
    ['http://a.localhost/#/embed', 'http://a.localhost/', 'local'],
    ['http://127.0.0.1:5173/#/embed', 'http://127.0.0.1:5173/', 'local'],
    ['http://[::1]:5173/#/embed', 'http://[::1]:5173/', 'local'],
    ['https://localhost.example/#/embed', 'https://localhost.example/', undefined],
    ['file:///home/me/flipping-game.html#/embed', 'file:///home/me/', 'local'],
  ])('%s', (address, folder, trouble) => {
    expect(pagePlaceOf(address)).toEqual({ folder, trouble });
  });
});
