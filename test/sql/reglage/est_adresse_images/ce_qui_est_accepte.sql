-- Spec: reglages#images: an address of imagery has a host without a user, and the places of a tile
-- once each behind it; another one is `reglage_refuse`.
begin;
set local role metier;
select plan(24);
select essai.preparer();

select is(reglage.est_adresse_images(a.adresse), a.accepte, left(a.adresse, 60)) from (values
  ('https://images.exemple.org/{z}/{x}/{y}.jpg', true),
  ('https://IMAGES.exemple.org:8443/wmts?z={z}&x={x}&y={y}&key=a;b', true),
  ('http://127.0.0.1:8080/{z}/{x}/{y}', true), ('http://localhost/{z}/{x}/{y}', true),
  ('http://images.exemple.org/{z}/{x}/{y}', false),
  ('https://{z}.exemple.org/{x}/{y}', false), ('https://{z}{x}{y}/', false),
  ('https://a/{z}/{x}', false), ('https://a/{z}/{x}/{y}/{y}', false),
  ('https://user:key@images.exemple.org/{z}/{x}/{y}', false),
  ('https://images.exemple.org@other.org/{z}/{x}/{y}', false),
  ('https:\\user@images.exemple.org/{z}/{x}/{y}', false),
  ('https://a\b/{z}/{x}/{y}', false), ('https://a/\{z}/{x}/{y}', false),
  ('https://a;sandbox/{z}/{x}/{y}', false), ('https://a,b/{z}/{x}/{y}', false),
  ('https://a b/{z}/{x}/{y}', false), ('https://*/{z}/{x}/{y}', false),
  ('https://a/#{z}/{x}/{y}', false), ('https://a/{z}/{x}/{y}' || chr(10), false),
  ('https://é.org/{z}/{x}/{y}', false), ('javascript:{z}{x}{y}', false), ('', false),
  ('https://a/{z}/{x}/{y}' || repeat('a', 500), false)
) as a (adresse, accepte);

select * from finish();
rollback;
