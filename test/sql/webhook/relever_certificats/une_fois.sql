-- Spec: webhooks#genres: a certificate that ends within the delay is an event, once for its last
-- day; one that has ended is not.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select from essai.abonner('a', '["certificat.prend_fin"]');
select essai.certifier('K', '2026-03-01', '2026-06-30');
create function pg_temp.vus(p_jour integer) returns bigint language plpgsql as $$
begin
  perform webhook.relever_certificats('2026-06-01'::date + p_jour, essai.t(p_jour));
  return (select count(*) from webhook.evenement e where e.genre = 'certificat.prend_fin'
            and e.cle = '2026-06-30');
end
$$;
select is(pg_temp.vus(40), 0::bigint, 'it has ended');
select is(pg_temp.vus(0), 1::bigint, 'it ends within sixty days');
select is(pg_temp.vus(1), 1::bigint, 'it is told once');
select is((select count(*) from webhook.envoi), (select count(*) from webhook.evenement),
  'and is due');

select * from finish();
rollback;
