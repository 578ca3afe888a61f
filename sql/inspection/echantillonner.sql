-- Records a sample that was taken from a member, from one of their plots or from goods.
-- Spec: registres#echantillons.
-- Refuses: parametre_invalide (a time to come, a plot of another member), producteur_inconnu,
--          parcelle_inconnue, echantillon_deja_connu (a constraint).
create or replace function inspection.echantillonner(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_le timestamptz := coalesce((p_requete ->> 'preleve_le')::timestamptz, p_le);
  v_tenue record := parcelle.exiger_tenue(p_requete, v_le);
  v_echantillon inspection.echantillon;
begin
  if v_le > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "preleve_le"}';
  end if;
  insert into inspection.echantillon as e
    (organisation_id, numero, producteur_id, parcelle_id, matiere, laboratoire, preleve_le,
     auteur_id, enregistre_le)
  values (core.organisation_id(), p_requete ->> 'numero', v_tenue.producteur_id,
          v_tenue.parcelle_id, p_requete ->> 'matiere', p_requete ->> 'laboratoire', v_le,
          p_auteur_id, p_le)
  returning e.* into v_echantillon;
  perform journal.consigner(p_le, 'inspection.echantillonner', 'echantillon', v_echantillon.id,
    p_requete);
  return inspection.presenter_echantillon(v_echantillon);
end
$$;
