-- Resolves the keys of what a command wrote, once an entity that it named has arrived: a
-- collection is judged again, a modification is applied, anything else takes the keys and is
-- examined anew.
-- Spec: Control queue, reference_inconnue, «correction». Chosen: docs/decisions/0010-controles.md.
create or replace function controle.resoudre(
  p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := commande.relire(p_controle.commande_id);
  v_references record;
  v_effet commande.effet;
begin
  if p_controle.entite = 'collecte' then
    perform collecte.rejuger(p_controle.entite_id, p_le);
    return;
  end if;
  v_references := commande.verifier_references(v_contexte);
  v_contexte.refs := v_references.refs;
  if v_contexte.type = 'producteur.modifier' and p_controle.entite is null then
    v_effet := producteur.modifier(v_contexte);
    perform controle.ouvrir(p_controle.commande_id, v_effet.entite,
                            (v_effet.entites ->> v_effet.entite)::uuid,
                            v_references.constats || v_effet.constats, p_le);
  else
    perform controle.resoudre_cles(v_contexte);
    perform controle.ouvrir(p_controle.commande_id, p_controle.entite, p_controle.entite_id,
                            controle.examiner(v_contexte), p_le);
  end if;
end
$$;
