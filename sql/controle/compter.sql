-- Counts the controls that match the filters of the queue; null if the request does not ask for the
-- total.
-- Why: each state is counted by the index that serves the queue. Otherwise, a count of open
--      controls would read all controls ever opened.
-- Spec: api#total, file-de-controle#file.
create or replace function controle.compter(p_requete jsonb, p_criteres jsonb)
returns bigint
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut text;
  v_comptes bigint;
  v_total bigint;
  v_du timestamptz := coalesce((p_requete ->> 'du')::timestamptz, '-infinity');
  v_au timestamptz := coalesce((p_requete ->> 'au')::timestamptz, 'infinity');
begin
  if (p_requete ->> 'total')::boolean then
    v_total := 0;
    for v_statut in
      select s.statut from (values ('ouvert'), ('leve')) as s (statut)
      where p_requete ->> 'statut' is null or s.statut = p_requete ->> 'statut'
    loop
      select count(*) into v_comptes from (
        select from controle.controle c
        where c.statut = v_statut and c.ouvert_le >= '-infinity'
          and c.ouvert_le >= v_du and c.ouvert_le <= v_au
          and (p_requete ->> 'motif' is null or c.motif = p_requete ->> 'motif')
          and (p_requete ->> 'entite_id' is null
               or c.entite_id = (p_requete ->> 'entite_id')::uuid)
          and (p_criteres is null or controle.convient(c, p_criteres))
        limit core.plafond_total() + 1) as t;
      v_total := v_total + v_comptes;
    end loop;
  end if;
  return v_total;
end
$$;
