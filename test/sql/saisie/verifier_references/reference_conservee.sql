-- Spec: commandes#references: an unknown reference is stored as the phone sent it, next to an empty
-- key, and its matter comes from `inconnu`.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create temp table r as select essai.collecter('x',
  jsonb_build_object('producteur_id', essai.id('p?'), 'parcelle_id', essai.id('l?'),
  'produit_id', essai.id('d?'), 'campagne_id', essai.id('c?'), 'contrat_id', essai.id('k?'))) as j;

select is(essai.motifs(j), 'reference_inconnue,parametre_introuvable',
  'five unknown references, and no rule to calculate by') from r;
select is(j ->> 'numero_officiel', null, 'no number without campaign and product') from r;
select results_eq(
  'select producteur_declare, parcelle_declaree, produit_declare, campagne_declaree, '
  'contrat_declare, producteur_id, parcelle_id, produit_id, campagne_id, contrat_id, net_g from '
  'collecte.collecte',
  $$ values (essai.id('p?'), essai.id('l?'), essai.id('d?'), essai.id('c?'), essai.id('k?'),
      null::uuid, null::uuid, null::uuid, null::uuid, null::uuid, 100000::bigint) $$,
  'what was declared is kept beside null keys');
select results_eq(
  'select c.genre, e.quantite_g, e.produit_id from matiere.toute_ecriture e join matiere.compte c '
  'on c.id = e.compte_id order by 1',
  $$ values ('garde', 100000::bigint, null::uuid), ('inconnu', -100000, null) $$,
  'the matter comes from `inconnu`');
select is((select count(*) from capacite.toute_consommation), 0::bigint, 'no capacity is taken');

select * from finish();
rollback;
