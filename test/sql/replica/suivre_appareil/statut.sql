-- Spec: replication#compartiments: a device's status is sent to the phone, and its sequences need
-- no copy.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is((select r.statut from replica.appareil r where r.id = essai.id('appareil ESSAI')),
  'actif', 'enrolled');
update appareil.appareil set statut = 'revoque', revoque_le = essai.t()
where id = essai.id('appareil ESSAI');
select is((select (r.statut, r.revoque_le) from replica.appareil r
    where r.id = essai.id('appareil ESSAI')), ('revoque'::text, essai.t()), 'revoked');
update appareil.appareil set derniere_sequence = 7 where id = essai.id('appareil ESSAI');
select is((select r.xmax from replica.appareil r where r.id = essai.id('appareil ESSAI')),
  (select r.xmax from replica.appareil r where r.id = essai.id('appareil ESSAI')),
  'a sequence changes nothing');
select set_eq($$ select a.attname::text from pg_trigger t
    join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
  where t.tgrelid = 'appareil.appareil'::regclass and t.tgname = 'suivre_appareil' $$,
  array['statut', 'utilisateur_id'], 'no column of the command path fires it');

select * from finish();
rollback;
