-- Spec: terrain#groupement-du-membre: `producteur.modifier`: a change of group by a phone makes
-- plots and balances follow; an unknown group is resolved when it arrives.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();
create function pg_temp.modifier(p_nom text, p_groupement text, p_date timestamptz) returns text
language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom,
      jsonb_build_object('champs', jsonb_build_object('groupement_id', essai.id(p_groupement))),
      essai.capture(p_date)))
$$;
create function pg_temp.groupes() returns uuid[] language sql stable as $$
  select array[p.groupement_id, l.groupement_id, s.groupement_id]
  from producteur.producteur p, parcelle.parcelle l, capacite.solde s
  where p.id = essai.id('Kossi') and l.producteur_id = p.id and s.producteur_id = p.id
$$;
select is(pg_temp.modifier('x', 'G2', essai.t(-2)), 'reference_inconnue',
  'a group that nobody knows yet');
select is(pg_temp.groupes(), array_fill(null::uuid, array[3]), 'plots and balances have none');
select essai.collecter('une', essai.kg(1000), essai.capture(essai.t(-1)));
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve', 'it arrives');
select is(pg_temp.groupes(), array_fill(essai.id('G2'), array[3]), 'all have it');
select is((select c.groupement_id from collecte.collecte c), essai.id('G2'),
  'the collection of that time too');
select is(producteur.groupement_au(essai.id('Kossi'), essai.t(-3)), essai.id('groupement ESSAI'),
  'before, the group was the former one');
select is(pg_temp.modifier('retour', 'groupement ESSAI', essai.t(-4)), 'modification_concurrente',
  'a change by the same author, dated before');
select is(pg_temp.groupes(), array_fill(essai.id('G2'), array[3]), 'changes nothing');
select is(essai.lever('admin ESSAI', 'retour', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"groupement_id": "propose"}}'), 'leve', 'until somebody retains it');
select is(array[producteur.groupement_au(essai.id('Kossi'), essai.t(-3)),
    producteur.groupement_au(essai.id('Kossi'), essai.t(-2))],
  array[essai.id('groupement ESSAI'), essai.id('groupement ESSAI')],
  'it then takes effect at the instant of the one that stood');
select is(pg_temp.modifier('avant elle', 'G2', essai.t(-201)), 'modification_concurrente',
  'nor does a group change before its producer was registered');

select * from finish();
rollback;
