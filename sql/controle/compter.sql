-- How many controls the filters of the queue let through, for who asks for their total; null for
-- who does not.
-- Spec: api#total, file-de-controle#file.
create or replace function controle.compter(p_requete jsonb) returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_total bigint;
begin
  if (p_requete ->> 'total')::boolean then
    select count(*) into v_total from (
      select from controle.controle c
      where c.statut = any (array(
          select s.statut from (values ('ouvert'), ('leve')) as s (statut)
          where p_requete ->> 'statut' is null or s.statut = p_requete ->> 'statut'))
        and c.ouvert_le >= coalesce((p_requete ->> 'du')::timestamptz, '-infinity')
        and c.ouvert_le <= coalesce((p_requete ->> 'au')::timestamptz, 'infinity')
        and (p_requete ->> 'motif' is null or c.motif = p_requete ->> 'motif')
        and (p_requete ->> 'entite_id' is null
             or c.entite_id = (p_requete ->> 'entite_id')::uuid)
      limit core.plafond_total() + 1) as t;
  end if;
  return v_total;
end
$$;
