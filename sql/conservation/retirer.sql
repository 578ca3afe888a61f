-- Marks objects as removed from the store.
-- Spec: conservation#objets.
create or replace function conservation.retirer(p_cles text[], p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  update conservation.objet o set efface_le = p_le
  where o.cle = any (p_cles) and o.efface_le is null;
  perform journal.consigner(p_le, 'conservation.retirer', null, null,
                            jsonb_build_object('objets', cardinality(p_cles)));
end
$$;
