-- Steps 8 to 12: the operation date, the rights at it, the references, then the type's own
-- function, which replays the calculations and applies the type's rules. The raw command is written
-- before it, since business rows point to it.
-- Spec: commandes#sans-ecriture, commandes#date, commandes#droits, commandes#references,
--       commandes#regles.
create or replace function commande.executer(
  p_contexte commande.contexte, p_liasse commande.liasse, p_entete jsonb, p_enveloppe text)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_date record;
  v_droits commande.constat[];
  v_references record;
  v_effet commande.effet;
begin
  v_date := commande.dater(p_liasse, p_entete);                                             -- 8
  v_contexte.date_operation := v_date.date_operation;
  v_contexte.payload := p_enveloppe::jsonb -> 'payload';
  perform commande.enregistrer(v_contexte, p_enveloppe);
  perform commande.joindre_pieces(v_contexte, p_enveloppe::jsonb -> 'pieces_jointes');

  v_droits := v_date.constats || saisie.verifier_droits(v_contexte);                   -- 9
  if exists (select from unnest(v_droits) as d where d.motif = 'module_inactif') then
    return (v_droits, v_date.alertes, null, null, '{}')::commande.effet;
  end if;
  v_references := saisie.verifier_references(v_contexte);                              -- 10
  v_contexte.refs := v_references.refs;

  v_effet := commande.ecrire_type(v_contexte.type, v_contexte);                          -- 11, 12
  return (v_droits || v_references.constats || v_effet.constats, v_date.alertes || v_effet.alertes,
          v_effet.numero_officiel, v_effet.entite, v_effet.entites)::commande.effet;
end
$$;
