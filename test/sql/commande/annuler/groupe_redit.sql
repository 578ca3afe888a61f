-- Spec: file-de-controle#annulation, receptions#redressement, documents#remplacement: a change of
-- group that a colleague repeated is cancelled: the group stays, so reception and papers are those
-- of before.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
insert into producteur.champ (organisation_id, producteur_id, champ, version, valeur, auteur_id,
  date_operation, enregistre_le)
select p.organisation_id, p.id, 'groupement_id', p.version, to_jsonb(p.groupement_id),
       essai.id('rsci ESSAI'), essai.t(-90), essai.t(-90)
from producteur.producteur p where p.id = essai.id('Kossi');
select from essai.collecter('x', essai.kg(1000));
select from essai.arriver('a', '[{"collecte": "x", "quantite_g": 1000, "recu_g": 1000}]');
select from lot.lot l, document.etablir('bon_reception', l.reception_id, l.reception_id,
  essai.t(-1)) where l.id = essai.id('lot a');
create function pg_temp.suites() returns text language sql as $$
  select concat_ws('; ',
    (select string_agg(case when d.remplace_le is null then '' else '-' end || d.indice, ','
       order by d.indice) from document.document d where d.type = 'bon_reception'),
    (select count(*) from reception.redressement))
$$;
create function pg_temp.changer(p_nom text, p_auteur text) returns text language sql as $$
  select essai.faire('producteur.modifier', p_nom, jsonb_build_object('champs',
    jsonb_build_object('groupement_id', essai.id('G2'))), essai.capture(essai.t(-5)),
    p_auteur) ->> 'issue'
$$;

select is(concat_ws(' ', pg_temp.changer('un', 'agent'), pg_temp.changer('deux', 'collègue'),
  pg_temp.suites()), 'acceptee acceptee -1,2; 1', 'a change of group, repeated by a colleague');
select essai.annuler('un');
select is((select p.groupement_id from producteur.producteur p where p.id = essai.id('Kossi')),
  essai.id('G2'), 'the first is cancelled: the group stays');
select is(pg_temp.suites(), '-1,2; 1', 'and so do reception and slip');

select * from finish();
rollback;
