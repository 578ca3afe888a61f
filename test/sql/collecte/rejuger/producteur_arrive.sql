-- Spec: collectes#rejugement: a correction finds a producer who arrived later; before that, the
-- correction is refused, and so is the confirmation.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create temp table r as select essai.envoyer('x',
  essai.payload_collecte('x', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
      essai.id('parcelle Afi')))) ->> 'resultat' as j;

select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'),
  '409 reference_toujours_inconnue',
  'while the entity is unknown');
select essai.producteur('Afi');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'), 'leve',
  'once it has arrived');
select results_eq('select c.producteur_id, c.parcelle_id, c.groupement_id from collecte.collecte c',
  $$ values (essai.id('Afi'), essai.id('parcelle Afi'), essai.id('groupement ESSAI')) $$,
  'the keys are written');
select results_eq($$ select c.genre, sum(e.quantite_g) from matiere.toute_ecriture e
    join matiere.compte c on c.id = e.compte_id group by c.genre order by 1 $$,
  $$ values ('garde', 100000::numeric), ('inconnu', 0), ('producteur', -100000) $$,
  'the matter comes from the producer now');
select results_eq(
  'select s.etat_code, s.consomme_g from capacite.solde s where s.producteur_id = '
  'essai.id($$Afi$$)', $$ values ('AB', 100000::bigint) $$,
  'whose capacity is drawn upon');
select is((select q.etat_code from collecte.qualite q), 'AB', 'the plot''s quality state counts');
select is((select c.numero_officiel from collecte.collecte c), 'MP-ANANAS-26-0001',
  'the number stays');
select is(essai.lever('rsci ESSAI', 'x', 'reference_inconnue', 'correction'),
  '409 controle_deja_leve',
  'the first control is lifted');
select is((select count(*) from controle.controle k where k.statut = 'ouvert'), 1::bigint,
  'the other one keeps its effect until it is lifted too');
select lives_ok(
  $$ select controle.lever((core.organisation_id(), essai.id('rsci ESSAI'),
        true)::utilisateur.session, k.id, '{"decision": "correction", "raison": "vu"}', essai.t(1))
  from controle.controle k where k.statut = 'ouvert' $$, 'which changes nothing more');
select is((select s.consomme_g from capacite.solde s where s.producteur_id = essai.id('Afi')),
  100000::bigint,
  'no capacity is drawn twice');
select is((select sum(e.quantite_g) from matiere.toute_ecriture e), 0::numeric,
  'the ledger balances');
select is((select e.en_anomalie from collecte.effet e), false, 'no anomaly is left');
select is(essai.envoyer('x', '{}', '{"sequence": 1}') ->> 'resultat', r.j,
  'the phone''s result is answered as it was') from r;

select * from finish();
rollback;
