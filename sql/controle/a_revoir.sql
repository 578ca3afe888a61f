-- Returns the open controls that a command may make moot once a decision has brought it to present
-- knowledge: those that would not be there if it had arrived so, before them. Ceilings, interests
-- and conflicting values are left to persons.
-- Spec: file-de-controle#repose, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0152-arrive-tard.md.
create or replace function controle.a_revoir(p_controle controle.controle, p_decision text)
returns uuid[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.motif <> 'reference_inconnue' and p_decision not in ('correction', 'ecart_motive')
  then
    return '{}';
  end if;
  return array(
    select k.id
    from commande.reposent(p_controle.commande_id) as r (id)
      join controle.controle k on k.id = r.id
    where k.motif = any (constat.motifs_caducs()));
end
$$;
