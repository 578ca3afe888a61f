-- Judges a command again by present knowledge: updates its records to its present payload and date,
-- and examines it by its type's rules. After a correction, figures that differ from the phone's are
-- intended. If a decision changed the command, the author's rights are examined again. Open
-- controls from before the command had a record now refer to it.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md, 0046-corrections-et-annulations.md.
-- Refuses: what `commande.reecrire_type` refuses.
-- Locks: what the type's rewriting locks.
create or replace function commande.rejuger(
  p_avant commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(p_avant.commande_id);
  v_est_corrigee boolean;
  v_payload_corrige boolean;
  v_effet commande.effet;
  v_constats commande.constat[];
begin
  select count(*) > 0, count(k.payload) > 0 into v_est_corrigee, v_payload_corrige
  from commande.correction k where k.commande_id = p_avant.commande_id;
  v_constats := case when v_est_corrigee then saisie.verifier_droits(v_contexte) else '{}' end;
  if commande.est_ecrite(p_avant.commande_id) then
    v_contexte.refs := (select r.refs from saisie.verifier_references(v_contexte) as r);
    v_effet := commande.reecrire_type(v_contexte.type, p_avant, v_contexte, p_auteur_id, p_le);
    if v_payload_corrige and v_effet.entites ? 'polygone' then
      v_contexte.payload := jsonb_set(v_contexte.payload, '{releve,polygone_id}',
                                      v_effet.entites -> 'polygone');
    end if;
    v_constats := v_constats || v_effet.constats || commande.examiner(v_contexte);
  end if;
  v_constats := array(select k from unnest(v_constats) as k where k.motif <> 'module_inactif');
  if v_effet.entites ->> v_effet.entite is not null then
    update controle.controle k
    set entite = v_effet.entite, entite_id = (v_effet.entites ->> v_effet.entite)::uuid
    where k.commande_id = p_avant.commande_id and k.statut = 'ouvert' and k.entite_id is null;
  end if;
  perform constat.ouvrir(
    p_avant.commande_id, v_effet.entite, (v_effet.entites ->> v_effet.entite)::uuid,
    case when v_payload_corrige
      then constat.sans_ecarts_voulus(p_avant.commande_id, v_constats) else v_constats end, p_le);
end
$$;
