-- Spec: restauration#messages: messages that waited to be sent are held, and messages of resent
-- collections with their former number, but no others. A person sends them or drops them.
begin;
set local role metier;
select plan(12);
select essai.preparer();
select from essai.collecter('attend', essai.kg(1));
select from essai.collecter('revient', essai.kg(1));
select from essai.collecter('neuve', essai.kg(1));
insert into numerotation.numero_repris
  (organisation_id, campagne_id, nature, produit_id, entite_id, rang, numero, entite)
select n.organisation_id, n.campagne_id, n.nature, n.produit_id, n.entite_id, n.rang, n.numero,
       n.entite
from numerotation.numero_officiel n
  join collecte.collecte c on c.id = n.entite_id and c.commande_id = essai.id('commande revient');
create function pg_temp.statuts() returns text language sql as $$
  select string_agg(concat_ws(' ', c.numero_officiel, s.statut, s.raison,
           case when s.du_le is not null then 'dû' end), ', ' order by c.numero_officiel)
  from collecte.sms s join collecte.collecte c on c.id = s.collecte_id $$;

select is(collecte.recueillir_annonces(essai.t(1)), 3::bigint, 'three commands are looked at');
select is(pg_temp.statuts(), 'MP-ANANAS-26-0001 a_envoyer dû, '
  || 'MP-ANANAS-26-0002 echoue restauration, MP-ANANAS-26-0003 a_envoyer dû',
  'whoever comes again with a number was told of it, maybe');
update collecte.sms s set statut = 'envoye', du_le = null
from collecte.collecte c where c.id = s.collecte_id and c.commande_id = essai.id('commande neuve');
insert into relance.message (organisation_id, utilisateur_id, jour, statut, contenu, ecrit_le)
values (core.organisation_id(), essai.id('admin ESSAI'), (essai.t(2))::date, 'du', '[{}]',
        essai.t());
select is(restauration.retenir_messages(essai.t(2)) - 'collectes', '{"sms": 2, "courriels": 1}',
  'what waits is held');
select is(pg_temp.statuts(), 'MP-ANANAS-26-0001 echoue restauration, '
  || 'MP-ANANAS-26-0002 echoue restauration, MP-ANANAS-26-0003 envoye', 'what left has left');
select is(v1.sms_a_envoyer(jsonb_build_object('organisation_id', core.organisation_id()))::text,
  '[]', 'no worker is given any');
savepoint avant;
select is(restauration.trancher_messages(restauration.cles_retenues()
    #- '{sms,1}' #- '{courriels,0}', false, essai.t(3)), '{"sms": 1, "courriels": 0}',
  'of those alone that were shown');
select is(restauration.messages_retenus() - 'collectes', '{"sms": 1, "courriels": 1}',
  'what is held since stays so');
rollback to avant;
select from restauration.trancher_messages(
  restauration.cles_retenues(), false, essai.t(3));
select is(pg_temp.statuts(), 'MP-ANANAS-26-0001 echoue non_renvoye, '
  || 'MP-ANANAS-26-0002 echoue non_renvoye, MP-ANANAS-26-0003 envoye', 'never sent');
select is(restauration.messages_retenus() - 'collectes', '{"sms": 0, "courriels": 0}', 'said once');
rollback to avant;
select is(restauration.trancher_messages(restauration.cles_retenues(), true, essai.t(3)),
  '{"sms": 2, "courriels": 1}', 'how many of each');
select is(pg_temp.statuts(), 'MP-ANANAS-26-0001 a_envoyer dû, '
  || 'MP-ANANAS-26-0002 a_envoyer dû, MP-ANANAS-26-0003 envoye', 'sent after all');
select is((select m.statut from relance.message m), 'du', 'the reminder too');

select * from finish();
rollback;
