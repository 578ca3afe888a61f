-- Spec: reglages#cles: GET /v1/reglages: the value in force, and the version to come next.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.membre(p_cle text, p_membre text) returns jsonb language sql as $$
  select reglage.presenter(p_cle, reglage.declaration(p_cle), essai.t())::jsonb -> p_membre
$$;
select is(pg_temp.membre('sync.jeton_min', 'valeur'), '5', 'the default');
select is(pg_temp.membre('sync.jeton_min', 'version'), 'null', 'is no version');
select from reglage.ecrire('sync.jeton_min', '7', null, null, null, essai.t());
select from reglage.ecrire('sync.jeton_min', '9', essai.t(2), null, null, essai.t());
select from reglage.ecrire('sync.jeton_min', '8', essai.t(1), null, null, essai.t());
select is(pg_temp.membre('sync.jeton_min', 'valeur'), '7', 'the version in force');
select is(pg_temp.membre('sync.jeton_min', 'prochaine'),
  '{"valeur": 8, "version": 3, "depuis": "2026-06-02T08:00:00Z"}', 'the next by its date');
select is(pg_temp.membre('procedes.niveau_suivi.sechage', 'famille'), 'false',
  'one of a family is no family');

select * from finish();
rollback;
