-- Sets the exchange rate between two currencies from a date on. A rate is never edited: a later
-- rate, or a newer rate of the same date, replaces it. Due amounts that were converted, or that
-- wait for a rate, are updated.
-- Spec: contrats-et-devises#taux, paiements#prime.
-- Refuses: devise_inconnue, taux_deux_devises (a currency against itself).
create or replace function devise.fixer_taux(
  p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_taux devise.taux;
begin
  perform devise.exiger(p_requete ->> 'source');
  perform devise.exiger(p_requete ->> 'cible');
  insert into devise.taux as t
    (organisation_id, source, cible, valeur, depuis, raison, auteur_id, fixe_le)
  values (core.organisation_id(), p_requete ->> 'source', p_requete ->> 'cible',
          (p_requete ->> 'valeur')::numeric,
          coalesce((p_requete ->> 'depuis')::timestamptz, p_le), p_requete ->> 'raison',
          p_auteur_id, p_le)
  returning t.* into v_taux;
  perform devise.suivre_taux(v_taux, p_auteur_id, p_le);
  perform journal.consigner(p_le, 'taux.fixer', 'taux', v_taux.id, p_requete);
  return devise.presenter(v_taux);
end
$$;
