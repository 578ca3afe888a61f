-- Spec: conformite-et-certificats#grille: a derogation with its reason and evidence overrides the
-- calendar, and is stored where it did.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.grille();

select from unnest('{neuf,autre}'::text[]) as n, essai.champ_neuf(n);
create function pg_temp.derogee() returns jsonb language sql as $$
  select '{"derogation": {"raison": "Reconnaissance rétroactive",
      "preuve": "Décision Ecocert 12"}}'::jsonb
$$;
select is(essai.statuer('neuf', 'C3', '2026-05-01', pg_temp.derogee()), 'C3', 'it passes');
select is((select r.derogation from conformite.revision r where r.parcelle_id = essai.id('neuf')),
  pg_temp.derogee() -> 'derogation', 'with what proves it');
select is(essai.statuer('neuf', 'AB', '2027-05-01', '{}', essai.t(400)), 'AB',
  'and the calendar goes on from it');
select is(essai.statuer('autre', 'C1', '2026-05-01', pg_temp.derogee()), 'C1',
  'where none was needed');
select is((select r.derogation from conformite.revision r where r.parcelle_id = essai.id('autre')),
  null, 'none is kept');

select * from finish();
rollback;
