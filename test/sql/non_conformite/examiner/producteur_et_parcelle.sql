-- Spec: types-de-commandes#non-conformite-constater: a plot that the member did not hold then is
-- `reference_inactive`.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();
select essai.producteur('Ama');

create function pg_temp.constater(p_nom text, p_parcelle uuid) returns text language sql as $$
  select essai.motifs(essai.faire('non_conformite.constater', p_nom,
      jsonb_build_object('parcelle_id', p_parcelle)))
$$;

select is(pg_temp.constater('la sienne', essai.id('parcelle Kossi')), null,
  'the producer''s own plot');
select is(pg_temp.constater('autre', essai.id('parcelle Ama')), 'reference_inactive',
  'another producer''s');
select is((select k #>> '{0,details,producteur_de_la_parcelle}'
    from essai.constats('autre') as k)::uuid, essai.id('Ama'), 'the details name who holds it');
select is((select (n.producteur_id, n.parcelle_id) from non_conformite.non_conformite n
    where n.id = essai.id('autre')),
  (essai.id('Kossi'), essai.id('parcelle Ama')), 'both are written as they were said');
select is(
  essai.motifs(
    essai.resultat(essai.envoyer('de la parcelle',
        essai.payload('non_conformite.constater', 'de la parcelle') - 'producteur_id'
  || jsonb_build_object('parcelle_id', essai.id('parcelle Ama')),
  '{"type": "non_conformite.constater", "version_schema": 1}'))), null,
  'a plot alone is anybody''s');

select * from finish();
rollback;
