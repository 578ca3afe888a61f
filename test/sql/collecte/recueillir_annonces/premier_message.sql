-- Spec: collectes#sms: Each version of a collection has one message; the first is recorded after
-- its command, and before that of a correction.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.notes() returns text[] language sql as $$
  select array_agg(s.version || ' ' || s.statut order by s.collecte_id, s.version)
  from collecte.sms s
$$;
create function pg_temp.montres(p_nom text) returns text[] language sql as $$
  select array_agg(m.version || ' ' || m.statut order by m.version)
  from collecte.collecte c cross join lateral collecte.messages(c) as m
  where c.id = essai.id(p_nom)
$$;

select from essai.collecter('a');
select is(pg_temp.notes(), null, 'the command of a phone notes none');
select is(pg_temp.montres('a'), array['1 a_envoyer'], 'the collection shows it all the same');

select from collecte.recueillir_annonces(essai.t());
select is(pg_temp.notes(), array['1 a_envoyer'], 'the task notes it');
select is(pg_temp.montres('a'), array['1 a_envoyer'], 'and it is shown once');
select is(collecte.recueillir_annonces(essai.t()), 0::bigint,
  'what was looked at is not looked at again');

select from essai.collecter('b',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select from essai.lever('rsci ESSAI', 'b', 'ecart_calcul', 'correction', essai.payload_corrige('b',
  '{"pesees": [{"brut_g": 50500, "tare_g": 500}]}'));
select is(
  (select array_agg(s.version order by s.version) from collecte.sms s
   where s.collecte_id = essai.id('b')), array[1, 2],
  'a correction that comes first notes what was recorded, then itself');
select from collecte.recueillir_annonces(essai.t());
select is((select count(*) from collecte.sms s where s.collecte_id = essai.id('b')), 2::bigint,
  'nothing is noted twice');

reset role;
delete from collecte.sms where collecte_id = essai.id('a');
insert into appareil.sequence_annulee
  (organisation_id, appareil_id, sequence, auteur_id, raison, le)
select c.organisation_id, c.appareil_id, c.sequence, c.utilisateur_id, 'perdue', c.recue_le
from commande.commande c join collecte.collecte k on k.commande_id = c.id
where k.id = essai.id('a');
set local role metier;
select from collecte.recueillir_annonces(essai.t());
select is(pg_temp.montres('a'), array['1 a_envoyer'],
  'a voided sequence whose command turned up behind it is told too');

select * from finish();
rollback;
