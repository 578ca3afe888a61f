-- Spec: terrain#groupement-du-membre: after a change of group, plots and balances follow, and
-- collections keep the group of their date.
begin;
set local role metier;
select plan(15);
select essai.preparer_operations();
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux'),
  (core.organisation_id(), essai.id('G3'), 'G3', 'Trois');
select essai.collecter('avant', essai.kg(1000), essai.capture(essai.t(-3)));
select essai.collecter('après', essai.kg(1000), essai.capture(essai.t(-1)));
create function pg_temp.changer(p_groupement text, p_date timestamptz) returns text
language sql as $$
  select essai.agir('producteur.changer_groupement', essai.id('Kossi'),
    jsonb_build_object('groupement_id', essai.id(p_groupement), 'le', p_date))
$$;
create function pg_temp.groupes() returns uuid[] language sql stable as $$
  select array[p.groupement_id, p.groupement_declare, l.groupement_id, s.groupement_id,
    a.groupement_id, b.groupement_id]
  from producteur.producteur p, parcelle.parcelle l, capacite.solde s, collecte.collecte a,
  collecte.collecte b
  where p.id = essai.id('Kossi') and l.producteur_id = p.id and s.producteur_id = p.id
    and a.id = essai.id('avant') and b.id = essai.id('après')
$$;
select is(pg_temp.changer('?', essai.t(-2)), '404 groupement_inconnu', 'no such group');
select is(pg_temp.changer('groupement ESSAI', essai.t(-2)), '409 meme_groupement', 'the same one');
select is(pg_temp.changer('G2', essai.t() + interval '1 second'), '400 parametre_invalide',
  'to come');
select is(pg_temp.changer('G2', essai.t(-200)), '409 evenement_hors_ordre', 'at the registration');
select is(pg_temp.changer('G2', essai.t(-2)), 'fait', 'to G2, two days ago');
select is(pg_temp.groupes(), array[essai.id('G2'), essai.id('G2'), essai.id('G2'), essai.id('G2'),
    essai.id('groupement ESSAI'), essai.id('G2')], 'all follow but what was before');
select is(pg_temp.changer('G3', essai.t(-2)), '409 evenement_hors_ordre',
  'at the instant of the one before');

select essai.collecter('tardive', essai.kg(1000), essai.capture(essai.t(-3)));
select is((select c.groupement_id from collecte.collecte c where c.id = essai.id('tardive')),
  essai.id('groupement ESSAI'), 'a late collection has the group of its date');
select collecte.rejuger(essai.id('tardive'), essai.t());
select is((select c.groupement_id from collecte.collecte c where c.id = essai.id('tardive')),
  essai.id('groupement ESSAI'), 'judged again too');

select is(
  essai.motifs(essai.faire('producteur.modifier', 'téléphone',
      jsonb_build_object('champs', jsonb_build_object('groupement_id', essai.id('G3'))))),
  'modification_concurrente',
  'a phone that did not know it is concurrent');
select is((pg_temp.groupes()) [1], essai.id('G2'), 'and changes nothing');
select is(essai.lever('admin ESSAI', 'téléphone', 'modification_concurrente', 'valeur_retenue',
    '{"champs": {"groupement_id": "propose"}}'), 'leve', 'the proposal is retained');
select is(pg_temp.groupes(), array[essai.id('G3'), essai.id('G3'), essai.id('G3'), essai.id('G3'),
    essai.id('groupement ESSAI'), essai.id('G2')],
  'through the same function: all follow from its date on');
select is((select p.version from producteur.producteur p where p.id = essai.id('Kossi')), 3,
  'each is a version');
select is((select jsonb_agg(jsonb_build_array(d ->> 'groupement_id', d ->> 'commande_id' is null))
           from jsonb_array_elements(producteur.historique(essai.id('Kossi')) -> 'groupements') as
             d),
  jsonb_build_array(jsonb_build_array(essai.id('G3'), false),
    jsonb_build_array(essai.id('G2'), true)), 'the history tells both, latest first');

select * from finish();
rollback;
