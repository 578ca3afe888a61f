-- Regularises a collection over capacity: a capacity validated by two persons must now cover what
-- was consumed up to it, in the order in which collections first drew on it.
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
  with prise as (
    select k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code, k.collecte_id,
           min(k.rang) as ordre, sum(k.quantite_g) as quantite_g
    from capacite.consommation k
    where (k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code) in (
      select d.campagne_id, d.producteur_id, d.matiere_code, d.etat_code
      from capacite.consommation d where d.collecte_id = p_controle.entite_id)
    group by k.campagne_id, k.producteur_id, k.matiere_code, k.etat_code, k.collecte_id
  ),
  cumul as (
    select p.campagne_id, p.producteur_id, p.matiere_code, p.etat_code, p.collecte_id, p.quantite_g,
           sum(p.quantite_g) over (
             partition by p.campagne_id, p.producteur_id, p.matiere_code, p.etat_code
             order by p.ordre) as consomme_g
    from prise p
  )
  select jsonb_build_object('plafond_g', s.plafond_g, 'consomme_g', c.consomme_g) into v_manque
  from cumul c join capacite.solde s using (campagne_id, producteur_id, matiere_code, etat_code)
  where c.collecte_id = p_controle.entite_id and c.quantite_g > 0 and c.consomme_g > s.plafond_g;
  if v_manque is not null then
    raise sqlstate 'TR409' using message = 'capacite_insuffisante', detail = v_manque::text;
  end if;
end
$$;
