-- Returns whether an item of the queue matches a request, in the form of `controle.criteres`.
-- Spec: file-de-controle#file.
create or replace function controle.convient(
  p_controle controle.controle, p_criteres jsonb) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_partie record;
begin
  if p_criteres ? 'parmi' then
    return p_criteres -> 'parmi' ? p_controle.id::text;
  elsif p_criteres ? 'decidable' and (p_criteres ->> 'decidable')::boolean <> (
       p_controle.statut = 'ouvert' and p_criteres -> 'motifs' ? p_controle.motif
       and p_controle.auteur_id <> (p_criteres ->> 'decideur_id')::uuid)
    or p_criteres ? 'effet' and p_criteres ->> 'effet' <> (
       select constat.effet(m, p_controle.entite) from controle.motif m
       where m.motif = p_controle.motif)
    or p_criteres ? 'recherche'
      and not core.contient(controle.texte(p_controle), p_criteres ->> 'recherche')
  then
    return false;
  elsif not p_criteres ?| '{producteur_id,campagne_id}' then
    return true;
  end if;
  v_partie := controle.parties(p_controle);
  return (not p_criteres ? 'producteur_id'
          or (p_criteres ->> 'producteur_id')::uuid = any (v_partie.producteurs))
    and (not p_criteres ? 'campagne_id'
         or v_partie.campagne_id is not distinct from (p_criteres ->> 'campagne_id')::uuid);
end
$$;
