-- Spec: file-de-controle#defusion: a plot that the merge moved and that was transferred since stays
-- with its new holder, and its history says that the lost producer gave it; all else goes back.
begin;
set local role metier;
select plan(9);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
select from unnest('{cédé,rendu,gardé}'::text[]) as n
  cross join lateral essai.faire('parcelle.enregistrer', n, essai.d_un_membre('x')
    || jsonb_build_object('releve', essai.releve(n, essai.ailleurs(n))));
update producteur.producteur set cree_le = essai.t(-100);
update parcelle.parcelle set cree_le = essai.t(-100);
select from essai.collecter('c', essai.kg(100) || essai.d_un_membre('x')
  || essai.sur_une_parcelle('cédé'));
select is(essai.lever('rsci ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve', 'merged');
create function pg_temp.transferer(p_parcelle text, p_a text, p_heure text) returns text
language sql as $$
  select essai.agir('adhesion.transferer_parcelle', essai.id(p_parcelle), jsonb_build_object(
    'producteur_id', essai.id(p_a), 'le', essai.t(2, p_heure)), p_le => essai.t(3))
$$;
select is(array[pg_temp.transferer('cédé', 'Kossi', '06:00'),
    pg_temp.transferer('rendu', 'Kossi', '06:00'), pg_temp.transferer('rendu', 'premier', '07:00')],
  '{fait,fait,fait}', 'two plots are transferred, one of them back');
select is(essai.agir('adhesion.defusionner', essai.id('x'), '{"raison": "deux frères"}',
  p_le => essai.t(4)), 'fait', 'undone');
select results_eq($$ select p.producteur_id from parcelle.parcelle p
    join unnest('{cédé,gardé,rendu}'::text[]) with ordinality as n (nom, rang)
      on p.id = essai.id(n.nom) order by n.rang $$,
  array[essai.id('Kossi'), essai.id('x'), essai.id('premier')],
  'each with whom it went to, the other one given back');
select is(array[parcelle.producteur_au(essai.id('cédé'), essai.t(0)),
    parcelle.producteur_au(essai.id('rendu'), essai.t(0))], array[essai.id('x'), essai.id('x')],
  'before that they were the lost one''s');
select is(parcelle.producteur_au(essai.id('rendu'), essai.t(2, '06:30')), essai.id('Kossi'),
  'and then another''s');
select is(parcelle.detenteurs(essai.id('cédé')) @> array[essai.id('x')], true,
  'the plot''s history names them');
select is((select c.producteur_id from collecte.collecte c where c.id = essai.id('c')),
  essai.id('x'), 'as does what was collected on it');
select is((select string_agg(t.raison, ', ' order by t.le, t.rang) from parcelle.transfert t
    where t.parcelle_id = essai.id('cédé')), 'deux frères, vu', 'with the reason of the undoing');

select * from finish();
rollback;
