-- Spec: receptions#redressement, documents#remplacement: a change of group that arrives after the
-- reception of several collections, by a phone or the office, and the cancellation of that change,
-- each compare reception and papers before and after all judgements: the slip has one more index.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
insert into producteur.champ (organisation_id, producteur_id, champ, version, valeur, auteur_id,
  date_operation, enregistre_le)
select p.organisation_id, p.id, 'groupement_id', p.version, to_jsonb(p.groupement_id),
       essai.id('rsci ESSAI'), essai.t(-90), essai.t(-90)
from producteur.producteur p where p.id = essai.id('Kossi');
select from unnest('{x,y,z}'::text[]) as n, essai.collecter(n, essai.kg(1000));
select from essai.arriver('a', '[{"collecte": "x", "quantite_g": 1000, "recu_g": 1000},
  {"collecte": "y", "quantite_g": 1000, "recu_g": 1000},
  {"collecte": "z", "quantite_g": 1000, "recu_g": 1000}]');
select from lot.lot l, document.etablir('bon_reception', l.reception_id, l.reception_id,
  essai.t(-1)) where l.id = essai.id('lot a');
create function pg_temp.suites() returns text language sql as $$
  select concat_ws('; ',
    (select string_agg(case when d.remplace_le is null then '' else '-' end || d.indice, ','
       order by d.indice) from document.document d where d.type = 'bon_reception'),
    (select count(*) || ' of ' || count(distinct r.collecte_id) from reception.redressement r),
    (select string_agg(l -> 'apres' ->> 'AB', ',' order by r.rang)
     from reception.redressement r cross join jsonb_array_elements(r.lots) as l))
$$;
select is(pg_temp.suites(), '1; 0 of 0', 'a slip');

select from essai.faire('producteur.modifier', 'm', jsonb_build_object('champs',
  jsonb_build_object('groupement_id', essai.id('G2'))), essai.capture(essai.t(-5)));
select is(pg_temp.suites(), '-1,2; 3 of 3; C1', 'a phone changes the group late');
select is((select count(*) from document.juges_autrement(array(
    select d.id from document.document d))), 0::bigint, 'no paper says what was never so');
select from essai.annuler('m');
select is(pg_temp.suites(), '-1,-2,3; 6 of 3; C1,AB', 'the change is cancelled');
select from producteur.changer_groupement(essai.id('Kossi'), jsonb_build_object(
  'groupement_id', essai.id('G2'), 'le', essai.t(-5), 'raison', 'x'), essai.id('rsci ESSAI'),
  essai.t(2));
select is(pg_temp.suites(), '-1,-2,-3,4; 9 of 3; C1,AB,C1', 'the office changes it');
select is(concat(current_setting('sillon.reprises', true),
  current_setting('sillon.documents', true)), '', 'nothing is left to do');

select * from finish();
rollback;
