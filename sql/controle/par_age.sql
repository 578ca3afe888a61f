-- Counts the open controls by age, the youngest first: less than a day, less than a week, less than
-- thirty days of 24 hours, and older. Each age has the first and the last opening instant of its
-- controls.
-- Spec: packs-et-campagnes#tableau, file-de-controle#file.
-- Why: the queue includes both bounds of a range (api#ordre), so each range ends one microsecond
--      before the next one begins.
create or replace function controle.par_age(p_le timestamptz)
returns table (tranche text, du timestamptz, au timestamptz, controles bigint)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  select t.tranche, t.du, t.au, k.controles
  from (values
      (1, 'un_jour', p_le - interval '24 hours' + interval '1 microsecond', p_le),
      (2, 'sept_jours', p_le - interval '168 hours' + interval '1 microsecond',
       p_le - interval '24 hours'),
      (3, 'trente_jours', p_le - interval '720 hours' + interval '1 microsecond',
       p_le - interval '168 hours'),
      (4, 'anciens', '-infinity', p_le - interval '720 hours')) as t (rang, tranche, du, au)
    cross join lateral (
      select count(*) as controles from controle.controle c
      where c.statut = 'ouvert' and c.ouvert_le >= '-infinity'
        and c.ouvert_le >= t.du and c.ouvert_le <= t.au) as k
  order by t.rang;
end
$$;
