-- Spec: webhooks#secrets: a new secret signs at once, the one before signs beside it for some
-- hours, and no third does.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.abonner('a');
select from essai.arriver('lot', 'lot.valide', '08:00');
create function pg_temp.changer(p_nom text, p_heure text) returns void language sql as $$
  select webhook.changer_secret((select w.id from webhook.webhook w), essai.id(p_nom),
    'scelle.1.' || p_nom, 24, essai.id('admin ESSAI'), essai.t(0, p_heure))
$$;
create function pg_temp.signent(p_le timestamptz) returns text language sql as $$
  select string_agg(s ->> 'scelle', ' ')
  from json_array_elements(webhook.presenter_a_envoyer(null, (select w.id from webhook.webhook w),
    (select e.id from webhook.evenement e), p_le) -> 'secrets') as s
$$;
select pg_temp.changer('b', '10:00');
select is(pg_temp.signent(essai.t(0, '10:01')), 'scelle.1.b scelle.1.a', 'both, latest first');
select is(pg_temp.signent(essai.t(1, '10:00')), 'scelle.1.b', 'a day later one');
select pg_temp.changer('c', '11:00');
select is(pg_temp.signent(essai.t(0, '11:01')), 'scelle.1.c scelle.1.b', 'never three');
select is((select count(*) from journal.evenement e where e.details::text ~ 'scelle'), 0::bigint,
  'no secret is in the journal');

select * from finish();
rollback;
