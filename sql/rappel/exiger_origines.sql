-- Refuses an origin that the organization does not have.
-- Spec: rappels#plan.
-- Refuses: origine_inconnue.
create or replace function rappel.exiger_origines(p_origines jsonb) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rang bigint;
begin
  select o.rang into v_rang
  from rows from (jsonb_to_recordset(p_origines) as (genre text, id uuid))
    with ordinality as o (genre, id, rang)
  where not exists (
    select from (
      select 'lot', l.id from lot.lot l where l.id = o.id
      union all select 'collecte', c.id from collecte.collecte c where c.id = o.id
      union all select 'parcelle', p.id from parcelle.parcelle p where p.id = o.id
      union all select 'producteur', p.id from producteur.producteur p where p.id = o.id
      union all select 'intrant', i.id from intrant.intrant i where i.id = o.id
      union all select 'fournisseur', f.id from fournisseur.fournisseur f where f.id = o.id
      union all select 'etape', l.etape_id from lot.lot l where l.etape_id = o.id
      union all select 'expedition', f.vers_id from matiere.filiation f
                where f.vers_id = o.id and f.vers_genre = 'expedition'
      union all select 'certificat', c.id from certificat.certificat c where c.id = o.id
    ) as k (genre, id) where k.genre = o.genre)
  order by o.rang limit 1;
  if v_rang is not null then
    raise sqlstate 'TR404' using message = 'origine_inconnue',
      detail = jsonb_build_object('rang', v_rang)::text;
  end if;
end
$$;
