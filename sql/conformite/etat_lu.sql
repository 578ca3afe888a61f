-- Returns a quality state with its rank and category: from the data that the batch has read, or
-- from the table for a state published since; null for an unknown state.
-- Spec: packs-et-campagnes#referentiels.
create or replace function conformite.etat_lu(
  p_etats jsonb, p_referentiel_code text, p_code text) returns jsonb
language plpgsql stable
as $$
declare
  v_etat jsonb := p_etats #> array[p_referentiel_code, p_code];
begin
  if v_etat is null then
    v_etat := (
      select jsonb_build_object('rang', e.rang, 'categorie', e.categorie_affichage)
      from conformite.etat e where e.referentiel_code = p_referentiel_code and e.code = p_code);
  end if;
  return v_etat;
end
$$;
