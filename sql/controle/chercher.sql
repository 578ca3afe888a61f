-- Finds the words of a request to the queue among the newest 2,000 controls that its other filters
-- leave. Returns the request and its filters with the controls that have the words in their place,
-- and the instant from which the queue is read.
-- Why: the words of a control are put together from several records, so no index covers them, and
--      all controls ever lifted would be read. The words are judged last, once for page and total.
-- Spec: file-de-controle#file.
create or replace function controle.chercher(
  inout p_requete jsonb, inout p_criteres jsonb, out du timestamptz)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_autres jsonb := nullif(p_criteres - 'recherche', '{}');
  v_mots jsonb := jsonb_build_object('recherche', p_criteres -> 'recherche');
  v_au timestamptz := coalesce((p_requete ->> 'au')::timestamptz, 'infinity');
  v_ids jsonb;
begin
  du := coalesce((p_requete ->> 'du')::timestamptz, '-infinity');
  if p_criteres ? 'recherche' is not true then
    return;
  end if;
  select coalesce(min(r.ouvert_le), 'infinity'), coalesce(jsonb_object_agg(r.id, true), '{}')
  into du, v_ids
  from (
    select n.* from (values ('ouvert'), ('leve')) as s (statut)
      cross join lateral (
        select c.* from controle.controle c
        where c.statut = s.statut and c.ouvert_le >= '-infinity'
          and c.ouvert_le >= du and c.ouvert_le <= v_au
          and (p_requete ->> 'motif' is null or c.motif = p_requete ->> 'motif')
          and (p_requete ->> 'entite_id' is null
               or c.entite_id = (p_requete ->> 'entite_id')::uuid)
          and (v_autres is null or controle.convient(c, v_autres))
        order by c.ouvert_le desc, c.rang desc limit 2000) as n
    where p_requete ->> 'statut' is null or s.statut = p_requete ->> 'statut'
    order by n.ouvert_le desc, n.rang desc limit 2000) as r
  where controle.convient(r, v_mots);
  p_requete := p_requete || jsonb_build_object('du', du);
  p_criteres := jsonb_build_object('parmi', v_ids);
end
$$;
