-- Spec: collectes#references: a contract of another producer, product or year does not match the
-- collection, and the details name the difference.
begin;
set local role metier;
select plan(13);
select essai.preparer();
select essai.producteur('Ailleurs');

select campagne.creer(essai.id('campagne 25'), 'C25', 'Campagne 2025', 2025, '2025-01-01',
  '2025-12-31',
  (select c.pack_version_id from campagne.campagne c where c.id = essai.id('campagne ESSAI')),
  essai.t(-400));
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Groupement 2');
update producteur.producteur set groupement_id = essai.id('G2') where id = essai.id('Ailleurs');

create function pg_temp.contrat(p_nom text, p_champs jsonb, p_produits text[] default '{ANANAS}')
returns void language sql as $$
  insert into contrat.contrat (organisation_id, id, code, campagne_id, groupement_id, statut,
    actif_pendant, devise, cree_le)
  values (core.organisation_id(), essai.id(p_nom), p_nom,
    coalesce((p_champs ->> 'campagne_id')::uuid, essai.id('campagne ESSAI')),
          (p_champs ->> 'groupement_id')::uuid, 'actif', '{(,)}', 'XOF', essai.t(-90));
  insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
  select core.organisation_id(), essai.id(p_nom), p.rang, essai.produit(p.code), 1000,
  300 from unnest(p_produits) with ordinality as p (code, rang)
$$;
create function pg_temp.sous(p_contrat text, p_champs jsonb default '{}', p_nom text default null)
returns text language sql as $$
  select essai.motifs(essai.collecter(coalesce(p_nom, p_contrat),
      jsonb_build_object('contrat_id', essai.id(p_contrat)) || p_champs))
$$;

select pg_temp.contrat('tous', '{}');
select pg_temp.contrat('G1', jsonb_build_object('groupement_id', essai.id('groupement ESSAI')),
  '{ANANAS,JUS}');
select pg_temp.contrat('autre groupe', jsonb_build_object('groupement_id', essai.id('G2')));
select pg_temp.contrat('autre produit', '{}', '{JUS}');
select pg_temp.contrat('autre campagne',
  jsonb_build_object('campagne_id', essai.id('campagne 25')));
select pg_temp.contrat('tout autre',
  jsonb_build_object('campagne_id', essai.id('campagne 25'), 'groupement_id', essai.id('G2')),
  '{JUS}');

select is(pg_temp.sous('tous'), null, 'a contract of any group, with the product among its lines');
select is(pg_temp.sous('G1'), null, 'one of the producer''s group');
select is(pg_temp.sous('autre groupe'), 'reference_inactive', 'of another group');
select is((select k #> '{0,details}' from essai.constats('autre groupe') as k),
  jsonb_build_object('champ', 'contrat_id', 'entite', 'contrat', 'id', essai.id('autre groupe'),
    'raison', 'groupement'), 'the details say why');
select is((select c.contrat_id from collecte.collecte c where c.id = essai.id('autre groupe')),
  essai.id('autre groupe'), 'it is written as it was said');
select is(pg_temp.sous('autre produit'), 'reference_inactive', 'of another product');
select is(pg_temp.sous('autre campagne'), 'reference_inactive', 'of another campaign');
select is(pg_temp.sous('tout autre'), 'reference_inactive', 'of all three');
select is((select jsonb_agg(k.details ->> 'raison' order by k.details ->> 'raison')
    from controle.controle k where k.commande_id = essai.id('commande tout autre')),
  '["campagne", "groupement", "produit"]', 'a control each');
select is(pg_temp.sous('autre groupe', jsonb_build_object('producteur_id', essai.id('?')),
    'inconnu'), 'reference_inconnue',
  'the group of an unknown producer is not compared');
select is(pg_temp.sous('G1', jsonb_build_object('produit_id', essai.id('?')), 'produit inconnu'),
  'reference_inconnue,parametre_introuvable',
  'nor an unknown product');
select is(pg_temp.sous('autre groupe',
    jsonb_build_object('producteur_id', essai.id('Ailleurs'), 'parcelle_id',
      essai.id('parcelle Ailleurs')), 'chez G2'), null,
  'a producer of that group');
select is(essai.motifs(essai.collecter('sans contrat')), null, 'no contract, nothing to compare');

select * from finish();
rollback;
