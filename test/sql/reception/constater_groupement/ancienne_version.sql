-- Spec: service#donnees-en-place, receptions#qualite: goods that were received for a group and are
-- another group's, with the category and without the control of an older version, are listed, and a
-- person's act opens the control.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
select from essai.faire('parcelle.enregistrer', 'terre',
  jsonb_build_object('producteur_id', essai.id('Tardif')));
select essai.statut('terre', 'AB', essai.t(-200));
select from essai.collecter('c', jsonb_build_object(
  'producteur_id', essai.id('Tardif'), 'parcelle_id', essai.id('terre')));
select essai.arriver('a', '[]'::jsonb || jsonb_build_object(
    'collecte', 'c', 'quantite_g', 100000, 'recu_g', 100000));
select essai.producteur('Tardif');
select from producteur.changer_groupement(essai.id('Tardif'), jsonb_build_object(
  'groupement_id', essai.id('G2'), 'le', essai.t(-10), 'raison', 'x'), essai.id('rsci ESSAI'),
  essai.t());
select essai.lever_tous('rsci ESSAI', c, 'reference_inconnue', 'correction')
from unnest('{terre,c}'::text[]) as c;
create function pg_temp.listes() returns text language sql as $$
  select string_agg(concat_ws(' ', g.genre, e ->> 'avant', e ->> 'apres'), E'\n' order by g.rang)
  from rejugement.genre g
    cross join lateral rejugement.examiner(g.genre, null, 1000) as x
    cross join lateral jsonb_array_elements(x.ecarts) as e
$$;
select is(pg_temp.listes(), null, 'what today''s rules left');

reset role;
set local session_replication_role = replica;
delete from controle.controle k
where k.commande_id = essai.id('commande c') and k.motif = 'ecart_calcul';
delete from lot.qualite q where q.lot_id = essai.id('lot a') and q.etat_code = 'C1';
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.listes(),
  'commande {"controles": []} {"controles": ["ecart_calcul"]}' || E'\n'
  || 'lot {"AB": "AB"} {"AB": "C1"}', 'a category too high, and no control');
select from rejugement.appliquer('commande', essai.id('commande c'), 'essai', essai.t(2));
select is(essai.ouverts('c'), 'ecart_calcul', 'applied: the control is open');
select is((select k.details ->> 'telephone' from controle.controle k
    where k.commande_id = essai.id('commande c') and k.statut = 'ouvert'),
  essai.id('G2')::text, 'and says whose goods they are');
select is(pg_temp.listes(), 'lot {"AB": "AB"} {"AB": "C1"}', 'the category is a person''s');
select from lot.juger(essai.id('lot a'),
  '{"referentiel_code": "AB", "etat_code": "C1", "raison": "Autre groupement"}',
  essai.id('rsci ESSAI'), essai.t(5));
select is(pg_temp.listes(), null, 'none is left');

select * from finish();
rollback;
