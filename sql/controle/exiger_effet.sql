-- Refuses a decision that did not remove its own finding, because the new judgement of the command
-- opened a control about the same fact. The refusal names the record that would settle the finding,
-- and the decisions that accept it.
-- Spec: file-de-controle#sans-effet.
-- Chosen: docs/decisions/0121-ce-qu-une-decision-accepte.md.
-- Refuses: correction_sans_effet.
create or replace function controle.exiger_effet(
  p_controle controle.controle, p_solution text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat jsonb;
begin
  select k.details into v_constat
  from controle.controle k
    join controle.motif m on m.motif = k.motif
  where k.commande_id = p_controle.commande_id and k.motif = p_controle.motif
    and k.statut = 'ouvert' and k.ouvert_le = p_le and k.id <> p_controle.id
    and constat.est_meme_fait(m.cles, p_controle.details, k.details)
  limit 1;
  if found then
    raise sqlstate 'TR409' using message = 'correction_sans_effet', detail = jsonb_build_object(
      'motif', p_controle.motif, 'solution', p_solution, 'constat', v_constat,
      'periodes', case p_controle.motif when 'droit_manquant' then (
        select jsonb_agg(jsonb_build_object(
          'du', core.horodatage(lower(p)), 'au', core.horodatage(upper(p))) order by p)
        from unnest(saisie.periodes_du_droit(p_controle.commande_id)) as p) end,
      'decisions', array(
        select d.decision from controle.motif_decision d
        where d.motif = p_controle.motif and d.accepte order by d.decision))::text;
  end if;
end
$$;
