-- Spec: conformite-et-certificats#clients: A change of a client's data stores the former values; an
-- unchanged value leaves no trace.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select is(
  client.creer('{"code": "BIO", "nom": "Bio Import", "pays": "FR", "telephone": "+33123456789"}',
    essai.t(-10)) ->> 'actif', 'true', 'created, active');
create function pg_temp.modifier(p_champs jsonb, p_jours integer default 0) returns text
language sql as $$
  select concat_ws(' ', j ->> 'nom', j ->> 'telephone', j ->> 'courriel', j ->> 'modifie_le')
  from (select client.modifier((select c.id from client.client c), p_champs,
      essai.id('admin ESSAI'), essai.t(p_jours))::jsonb as j) as x
$$;
select is(pg_temp.modifier('{"courriel": "achats@bio.fr", "telephone": null, "nom": "Bio Import"}'),
  'Bio Import achats@bio.fr 2026-06-01T08:00:00Z', 'set and emptied');
select is(pg_temp.modifier('{"nom": "Bio Import"}', 1),
  'Bio Import achats@bio.fr 2026-06-01T08:00:00Z', 'nothing changed');
select results_eq($$ select h.champs, h.le, h.auteur_id from client.changement h $$,
  $$ values ('{"courriel": {"avant": null, "apres": "achats@bio.fr"},
        "telephone": {"avant": "+33123456789", "apres": null}}'::jsonb, essai.t(),
        essai.id('admin ESSAI')) $$,
  'before and after, once');
select throws_ok(
  $$ select client.modifier(essai.id('nul'), '{"nom": "X"}', essai.id('admin ESSAI'), essai.t()) $$,
  'TR404', 'client_inconnu', 'nobody');
select throws_ok($$ select client.creer('{"code": "BIO", "nom": "X", "pays": "FR"}', essai.t()) $$,
  '23505', null, 'a code is one client''s');
select is((select array_agg(e.action order by e.id) from journal.evenement e
    where e.entite = 'client'), '{client.creer,client.modifier}', 'the journal says so');

select * from finish();
rollback;
