-- Spec: commandes#sans-ecriture: four motifs store the command and its control, and write nothing
-- else.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from essai.collecter('x', '{}', '{}', '{}', '{"payload": "invalide"}');

select is((select count(*) from commande.commande), 1::bigint, 'the command is stored');
select is((select count(*) from controle.controle), 1::bigint, 'the control entry is stored');
select is((select array[k.entite, k.entite_id::text] from controle.controle k),
  array[null, null]::text[],
  'it is about no entity');
select is((select array[r.issue, r.numero_officiel, r.entites::text]
    from commande.commande_resultat r),
  array['acceptee_controle', null, '{}'],
  'the result names no entity and no number');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 1::bigint,
  'the sequence advances');
select is((select count(*) from collecte.collecte) + (select count(*)
    from capacite.toute_consommation) +
  (select count(*) from matiere.mouvement)
  + (select count(*) from numerotation.compteur), 0::bigint,
  'no collection, no capacity, no matter, no rank');
reset role;
select is((select count(*) from graphile_worker.jobs), 0::bigint, 'no message');

select * from finish();
rollback;
