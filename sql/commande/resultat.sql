-- Returns a command's result as the phone receives it, the same bytes each time; its details, if
-- any, come last.
-- Spec: commandes#resultat.
-- Chosen: docs/decisions/0048-rien-en-silence.md.
create or replace function commande.resultat(p_resultat commande.commande_resultat) returns text
language plpgsql immutable
as $$
declare
  v_texte text := json_build_object(
    'commande_id', p_resultat.commande_id, 'issue', p_resultat.issue,
    'motifs', to_json(p_resultat.motifs), 'alertes', to_json(p_resultat.alertes),
    'numero_officiel', p_resultat.numero_officiel, 'entites', p_resultat.entites,
    'date_operation', core.horodatage(p_resultat.date_operation));
begin
  return case when p_resultat.details is null then v_texte
    else left(v_texte, -1) || ', "details" : ' || p_resultat.details || '}' end;
end
$$;
