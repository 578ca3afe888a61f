-- Spec: types-de-commandes#inspection-enregistrer: a plot of another producer at that date is
-- `reference_inactive`.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
select essai.producteur('Ama');

create function pg_temp.inspecter(p_nom text, p_parcelle uuid, p_entete jsonb default '{}')
returns text language sql as $$
  select essai.motifs(essai.faire('inspection.enregistrer', p_nom,
      jsonb_build_object('parcelle_id', p_parcelle), p_entete))
$$;

select is(pg_temp.inspecter('la sienne', essai.id('parcelle Kossi')), null,
  'the producer''s own plot');
select is(pg_temp.inspecter('sans', null), null, 'no plot');
select is(pg_temp.inspecter('autre', essai.id('parcelle Ama')), 'reference_inactive',
  'another producer''s');
select is((select k #> '{0,details}' from essai.constats('autre') as k),
  jsonb_build_object('champ', 'parcelle_id', 'entite', 'parcelle', 'id', essai.id('parcelle Ama'),
    'producteur_de_la_parcelle', essai.id('Ama')),
  'the details name who holds it');
select is(pg_temp.inspecter('inconnue', essai.id('?')), 'reference_inconnue',
  'a plot that nobody knows is not compared');
insert into parcelle.transfert (organisation_id, parcelle_id, ancien_id, producteur_id, le, raison,
  auteur_id, enregistre_le)
values (core.organisation_id(), essai.id('parcelle Ama'), essai.id('Ama'), essai.id('Kossi'),
  essai.t(0, '06:30'), 'cession', essai.id('admin ESSAI'), essai.t());
select is(pg_temp.inspecter('avant', essai.id('parcelle Ama'), essai.capture(essai.t(0, '06:29'))),
  'reference_inactive', 'before it came to them');
select is(pg_temp.inspecter('après', essai.id('parcelle Ama'), essai.capture(essai.t(0, '06:30'))),
  null, 'from then on');

select * from finish();
rollback;
