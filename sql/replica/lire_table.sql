-- Reads a table of a perimeter in the order of its keys, after a given key. Rows written by
-- transaction `p_depuis` or a later one are returned whole; other rows by their key, or not at all
-- if the caller requests only new rows. Stops at a number of rows and of bytes, but always returns
-- the first row if the caller forces it. Returns the last key, whether the end was reached, and the
-- sum of the keys.
-- Spec: replication#par-pages.
-- Why: the text of a range contains times, which must be in UTC, as replication writes them.
create or replace function replica.lire_table(
  p_lecture jsonb, p_depuis bigint, p_fin bigint, p_nouvelles boolean, p_apres text,
  p_limite bigint, p_octets bigint, p_force boolean,
  out lignes json, out gardees json, out nombre bigint, out octets bigint, out dernier text,
  out complet boolean, out somme numeric) returns record
language plpgsql stable
set timezone = 'UTC'
set search_path = pg_catalog, pg_temp
as $$
begin
  execute format($sql$
    with lue as (
      select i.r, i.id, i.ecrite >= $1 as est_pleine
      from (select r, (%1$s)::text as id,
                   $2 - (($2 - r.xmin::text::bigint) & 4294967295) as ecrite from %2$s) as i
      where ($4 is null or i.id collate "C" > $4) and (not $3 or i.ecrite >= $1)
      order by i.id collate "C" limit $5 + 1
    ),
    ecrite as (
      select c.id, c.est_pleine, row_number() over (order by c.id collate "C") as rang,
             case when c.est_pleine then %3$s end as texte
      from lue c
    ),
    pesee as (
      select e.*, count(*) over () as total,
             sum(coalesce(octet_length(e.texte::text), length(e.id) + 3)) over (order by e.rang)
               as cumul
      from ecrite e
    )
    select json_agg(p.texte order by p.rang) filter (where p.est_pleine and p.est_prise),
           json_agg(p.id order by p.rang) filter (where not p.est_pleine and p.est_prise),
           count(*) filter (where p.est_prise), max(p.cumul) filter (where p.est_prise),
           max(p.id collate "C") filter (where p.est_prise), coalesce(bool_and(p.est_prise), true),
           sum(hashtextextended(p.id, 0)) filter (where p.est_prise)
    from (select q.*, q.rang <= $5 and q.cumul <= $6 or q.rang = 1 and $7 as est_prise
          from pesee q) as p
  $sql$, p_lecture ->> 'cle', p_lecture ->> 'origine', p_lecture ->> 'objet')
  into lignes, gardees, nombre, octets, dernier, complet, somme
  using p_depuis, p_fin, p_nouvelles, p_apres, p_limite, p_octets, p_force;
  lignes := coalesce(lignes, '[]');
  gardees := coalesce(gardees, '[]');
  octets := coalesce(octets, 0);
  somme := coalesce(somme, 0);
end
$$;
