-- Spec: commandes#alertes: a phone with another version of the pack gets an alert, and nothing is
-- blocked.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.avec(p_version text) returns jsonb language sql as $$
  select essai.collecter(coalesce(p_version, 'rien'), essai.kg(1), '{}', '{}',
    jsonb_build_object('version_pack', p_version))
$$;

select is(pg_temp.avec('0.9.0') -> 'alertes', '["version_pack_differente"]',
  'another version than the campaign''s');
select is((select r.issue from commande.commande_resultat r), 'acceptee', 'is an alert alone');
select is(pg_temp.avec('1.0.0') -> 'alertes', '[]', 'the campaign''s version');
select is(pg_temp.avec('essai@1.0.0') -> 'alertes', '[]', 'named with its pack');
select is(pg_temp.avec('autre@1.0.0') -> 'alertes', '["version_pack_differente"]',
  'another pack of the same version');
select is(pg_temp.avec((select c.pack_version_id::text from campagne.campagne c)) -> 'alertes',
  '[]',
  'named by its id');
select is(pg_temp.avec(null) -> 'alertes', '[]', 'a phone that names none');

select * from finish();
rollback;
