-- Spec: file-de-controle#reprise-manuelle: the person who processes a command by hand may give its
-- operation date, not after its reception.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

select essai.collecter(n, '{}', '{}', '{}', '{"payload": "invalide"}')
from unnest('{x,y}'::text[]) as n;
create function pg_temp.reprendre(p_nom text, p_date timestamptz) returns text language sql as $$
  select essai.lever('rsci ESSAI', p_nom, 'donnees_illisibles', 'reprise_manuelle',
    essai.payload_corrige(p_nom) || jsonb_build_object('date_operation', p_date))
$$;
select is(pg_temp.reprendre('x', essai.t() + interval '1 ms'), '400 parametre_invalide',
  'after the reception');
select is((select count(*) from collecte.collecte), 0::bigint, 'nothing is written');
select is(pg_temp.reprendre('x', essai.t()), 'leve', 'at the reception');
select is(pg_temp.reprendre('y', essai.t(-3)), 'leve', 'three days before');
select is(
  (select string_agg(to_char(c.date_operation at time zone 'UTC', 'DD HH24:MI'),
      ',' order by c.date_operation desc) from collecte.collecte c), '01 08:00,29 08:00',
  'those are the dates');

select * from finish();
rollback;
