-- Regularises a collection over capacity: a capacity validated by two persons must now cover what was consumed up to it.
-- Spec: Control queue, capacite_depassee, «regularisation». Refuses: capacite_insuffisante.
-- Locks: the producer's balance.
create or replace function controle.regulariser(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  v_manque jsonb;
begin
  select jsonb_build_object('plafond_g', s.plafond_g, 'consomme_g', cumul.consomme_g) into v_manque
  from capacite.consommation k
    join capacite.solde s using (organisation_id, campagne_id, producteur_id, matiere_code, etat_code)
    cross join lateral (
      select sum(a.quantite_g) as consomme_g from capacite.consommation a
      where (a.organisation_id, a.campagne_id, a.producteur_id, a.matiere_code, a.etat_code)
          = (k.organisation_id, k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code) and a.rang <= k.rang
    ) as cumul
  where k.collecte_id = p_controle.entite_id and cumul.consomme_g > s.plafond_g
    and k.rang = (select max(d.rang) from capacite.consommation d where d.collecte_id = p_controle.entite_id);
  if v_manque is not null then
    raise sqlstate 'TR409' using message = 'capacite_insuffisante', detail = v_manque::text;
  end if;
end
$$;
