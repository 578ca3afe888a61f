-- Spec: collectes#sms: a message to a producer without a telephone is settled, and delays no other
-- message.
begin;
insert into tache.ouvrier values ('un', '2026-06-01');
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.pris() returns json language sql as $$
  select v1.sms_a_envoyer(jsonb_build_object('organisation_id', essai.id('organisation ESSAI'),
      'ouvrier', 'un'))
$$;
select from generate_series(1, 101) n, essai.collecter('muet ' || n);
select from collecte.recueillir_annonces(essai.t());
select is((select count(*) from collecte.sms s where s.du_le is not null), 101::bigint,
  'a hundred and one are due');
update collecte.sms s set du_le = s.du_le - interval '1 day';
update collecte.collecte c set producteur_id = null where c.id <> essai.id('muet 101');
update collecte.sms s set du_le = s.du_le + interval '2 days'
where s.collecte_id = essai.id('muet 101');

select is((select array_agg((m ->> 'collecte_id')::uuid)
    from json_array_elements(pg_temp.pris()) m), array[essai.id('muet 101')],
  'the one that can be sent is taken, though a hundred came first');
select is((select array_agg(distinct s.statut || ' ' || s.raison || ' ' || s.tentatives)
    from collecte.sms s where s.collecte_id <> essai.id('muet 101')),
  array['echoue sans_telephone 0'], 'the others are settled, and why');
select is((select array_agg(s.collecte_id) from collecte.sms s where s.du_le is not null),
  array[essai.id('muet 101')],
  'and due no more');
select is(pg_temp.pris()::text, '[]', 'nothing else is due');
update producteur.producteur p set telephone = null;
update collecte.sms s set ouvrier = null;
select is(pg_temp.pris()::text, '[]', 'a producer whose telephone was taken away is sent nothing');
select is((select s.raison from collecte.sms s where s.collecte_id = essai.id('muet 101')),
  'sans_telephone', 'which is said');

select * from finish();
rollback;
