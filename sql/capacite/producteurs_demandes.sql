-- Returns the producers of a request: one, or all active producers of a group. The id of a merged
-- producer means the kept one.
-- Spec: capacites#capacite.
-- Refuses: producteur_inconnu, groupement_inconnu.
create or replace function capacite.producteurs_demandes(p_requete jsonb, p_le timestamptz)
returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := (p_requete ->> 'groupement_id')::uuid;
  v_producteur_id uuid;
begin
  if v_groupement_id is not null then
    if not exists (select from organisation.groupement g where g.id = v_groupement_id) then
      raise sqlstate 'TR404' using message = 'groupement_inconnu';
    end if;
    return array(
      select p.id from producteur.producteur p
      where p.groupement_id = v_groupement_id and p.fusionne_dans is null
        and p.actif_pendant @> p_le
      order by p.id);
  end if;
  select coalesce(p.fusionne_dans, p.id) into v_producteur_id
  from producteur.producteur p where p.id = (p_requete ->> 'producteur_id')::uuid;
  if v_producteur_id is null then
    raise sqlstate 'TR404' using message = 'producteur_inconnu';
  end if;
  return array[v_producteur_id];
end
$$;
