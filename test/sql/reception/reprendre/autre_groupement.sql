-- Spec: receptions#qualite, lots#requalification: goods of an unknown producer, received for a
-- group and later known as another group's: their category is lowered by a dated row, shipments are
-- listed, the reception stays validated, and a control opens.
begin;
set local role metier;
select plan(13);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
create temp table v as select * from (values ('c', 'Tardif'), ('d', 'Autre')) as v (c, p);
select essai.faire('parcelle.enregistrer', 'terre ' || c,
  jsonb_build_object('producteur_id', essai.id(p))) from v;
select essai.statut('terre ' || c, 'AB', essai.t(-200)) from v;
select essai.collecter(c, jsonb_build_object('producteur_id', essai.id(p), 'parcelle_id',
    essai.id('terre ' || c))) from v;
select essai.arriver(l, jsonb_build_array(jsonb_build_object(
    'collecte', c, 'quantite_g', 100000, 'recu_g', 100000)))
from (values ('a', 'c'), ('b', 'd')) as v (l, c);
select from essai.transformer('{a}', 'fille', 50000);
select from lot.changer_statut(essai.id('lot fille'), 'valider', null, essai.id('rsci ESSAI'),
  essai.t(1));
select from essai.embarquer('fille', 'navire', 5000);
select is(array[essai.etat('a'), essai.etat('fille')], '{AB AB,AB AB}', 'organic by what was said');

select essai.producteur(p) from unnest('{Tardif,Autre}'::text[]) as p;
select from producteur.changer_groupement(essai.id('Tardif'), jsonb_build_object(
  'groupement_id', essai.id('G2'), 'le', essai.t(-10), 'raison', 'x'), essai.id('rsci ESSAI'),
  essai.t());
select is(essai.lever_tous('rsci ESSAI', c, 'reference_inconnue', 'correction'), 'leve',
  c || ': the producer has arrived') from unnest('{terre c,terre d,c,d}'::text[]) as c;
select is(array[essai.etat('a'), essai.etat('fille')], '{AB C1,AB C1}',
  'another group''s goods: the lot and what was made of it fall');
select is(essai.etat('b'), 'AB AB', 'the same group''s keep what they had');
select is((select array_agg(q.etat_code || ' ' || q.origine order by q.rang) from lot.qualite q
    where q.lot_id = essai.id('lot a')), '{AB apports,C1 correction}', 'by a row of its own');
select is((select array[r.statut, l.statut] from lot.lot l
    join reception.reception r on r.id = l.reception_id where l.id = essai.id('lot a')),
  '{validée,validé}', 'reception and lot stay validated');
select is((select r.expeditions -> 0 ->> 'expedition_id' from reception.redressement r
    where r.collecte_id = essai.id('c')), essai.id('navire')::text, 'what shipped is listed');
select results_eq($$ select k.details ->> 'champ', k.details ->> 'telephone'
    from controle.controle k
    where k.commande_id = essai.id('commande c') and k.motif = 'ecart_calcul'
      and k.statut = 'ouvert' $$,
  $$ values ('groupement_id', essai.id('G2')::text) $$, 'a control says which group''s they are');

-- The office learns later that the other producer had changed group too.
select from producteur.changer_groupement(essai.id('Autre'), jsonb_build_object(
  'groupement_id', essai.id('G2'), 'le', essai.t(-5), 'raison', 'x'), essai.id('rsci ESSAI'),
  essai.t(2));
select is(essai.etat('b'), 'AB C1', 'a change of group that is recorded late counts alike');
select is(essai.ouverts('d'), 'ecart_calcul', 'and comes under control');

select * from finish();
rollback;
