-- Returns the instant since when a producer is a member without interruption, as of a date: their
-- return, else the recorded start of membership, else their registration. Null for a person who is
-- not a member then.
-- Spec: terrain#producteurs, registres#membres.
create or replace function producteur.membre_depuis(p_producteur_id uuid, p_le timestamptz)
returns timestamptz
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(
      (select a.le from producteur.adhesion a
       where a.producteur_id = p.id and a.nature = 'retour' and a.le <= p_le
       order by a.le desc, a.rang desc limit 1),
      nullif(lower(m.pendant), '-infinity'), p.membre_depuis, p.cree_le)
    from producteur.producteur p
      cross join lateral unnest(p.actif_pendant) as m (pendant)
    where p.id = p_producteur_id and m.pendant @> p_le and p.cree_le <= p_le);
end
$$;
