-- Steps 9 to 12: sets a command with malformed ids aside; judges the rights at the operation date,
-- and the references; then runs the type's own function, which repeats the calculations and applies
-- the type's rules. The raw command is written before that function runs, since business rows refer
-- to it. Findings about the date come first.
-- Spec: commandes#sans-ecriture, commandes#ids, commandes#droits, commandes#references,
--       commandes#regles.
create or replace function commande.executer(
  p_contexte commande.contexte, p_enveloppe text, p_constats commande.constat[], p_alertes text[])
returns commande.effet
language plpgsql
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_enveloppe jsonb := p_enveloppe;
  v_droits commande.constat[];
  v_constat commande.constat;
  v_references record;
  v_effet commande.effet;
  v_commande_id uuid;
  v_illisibles text[];
begin
  v_contexte.payload := v_enveloppe -> 'payload';
  v_commande_id := commande.enregistrer(v_contexte, p_enveloppe);
  v_illisibles := saisie.ids_illisibles(
    saisie.type_lu(v_contexte.regles, v_contexte.type), v_contexte.payload);
  if v_illisibles <> '{}' then
    return commande.mettre_de_cote('donnees_illisibles', jsonb_build_object(
      'raison', 'identifiant_non_v7', 'champs', v_illisibles));
  end if;
  if v_enveloppe -> 'pieces_jointes' <> '[]' then
    perform commande.joindre_pieces(v_contexte, v_enveloppe -> 'pieces_jointes');
  end if;

  v_droits := saisie.verifier_droits(v_contexte);                                           -- 9
  foreach v_constat in array v_droits loop
    if v_constat.motif = 'module_inactif' then
      return (p_constats || v_droits, p_alertes, null, null, '{}')::commande.effet;
    end if;
  end loop;
  v_references := saisie.verifier_references(v_contexte);                                   -- 10
  v_contexte.refs := v_references.refs;

  v_effet := commande.ecrire_type(v_contexte.type, v_contexte);                          -- 11, 12
  v_effet.alertes := p_alertes || v_effet.alertes;
  v_effet.constats := p_constats || v_droits || v_references.constats || v_effet.constats;
  return v_effet;
end
$$;
