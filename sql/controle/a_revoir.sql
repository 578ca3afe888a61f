-- Returns the open controls that a command may make moot after a decision updated the command: the
-- controls that would not exist if the command had arrived before them with its present payload and
-- date. Controls about ceilings, interests and conflicting values are left to persons.
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
