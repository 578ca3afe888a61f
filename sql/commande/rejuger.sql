-- Judges a command again by what is known now: brings what it wrote to its payload and date of now,
-- and examines it by its type's rules. Corrected figures differ from the phone's by intent; the
-- author's rights are examined again once a decision changed what the command says.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md, 0046-corrections-et-annulations.md.
-- Refuses: what the rewriting functions of `commande.acte_type` refuse.
-- Locks: what the type's rewriting locks.
create or replace function commande.rejuger(
  p_avant commande.contexte, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := commande.relire(p_avant.commande_id);
  v_est_corrigee boolean;
  v_payload_corrige boolean;
  v_effet commande.effet;
  v_constats commande.constat[];
begin
  select count(*) > 0, count(k.payload) > 0 into v_est_corrigee, v_payload_corrige
  from commande.correction k where k.commande_id = p_avant.commande_id;
  v_constats := case when v_est_corrigee then commande.verifier_droits(v_contexte) else '{}' end;
  if commande.est_ecrite(p_avant.commande_id) then
    v_contexte.refs := (select r.refs from commande.verifier_references(v_contexte) as r);
    execute format('select (e).* from %s($1, $2, $3, $4) as e', (
      select a.fonction from commande.acte_type a
      where a.type = v_contexte.type and a.acte = 'reecrire'))
      into v_effet using p_avant, v_contexte, p_auteur_id, p_le;
    if v_payload_corrige and v_effet.entites ? 'polygone' then
      v_contexte.payload := jsonb_set(v_contexte.payload, '{releve,polygone_id}',
                                      v_effet.entites -> 'polygone');
    end if;
    v_constats := v_constats || v_effet.constats || controle.examiner(v_contexte);
  end if;
  perform controle.ouvrir(
    p_avant.commande_id, v_effet.entite, (v_effet.entites ->> v_effet.entite)::uuid,
    array(select k from unnest(v_constats) as k
          where k.motif <> 'module_inactif' and not (
            v_payload_corrige and k.motif = 'ecart_calcul' and k.details ? 'telephone'
            and not k.details ? 'raison')), p_le);
end
$$;
