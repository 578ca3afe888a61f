-- The masses of a collection in g, by the refaction that the campaign's frozen pack sets for the
-- product, compared with the phone's own: `net_g` = Σ (gross − tare); per criterion floor(net ×
-- max(0, measure − franchise) × coefficient / 10^7).
-- Spec: collectes#calcul.
-- Chosen: the formula, docs/decisions/0008-collecte.md.
-- Motifs: ecart_calcul, parametre_introuvable.
-- Refuses: tare_superieure_au_brut, masses_incoherentes (a net of nothing), as the tables would,
--          but before anything is written; of a command they are `donnees_illisibles`.
create or replace function collecte.calculer(
  p_campagne_id uuid, p_produit_id uuid, p_payload jsonb,
  out net_g bigint, out refaction_g bigint, out net_marchand_g bigint,
  out constats commande.constat[]) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_criteres jsonb;
  v_tare_trop_forte boolean;
  v_cle text;
  v_telephone jsonb := p_payload -> 'calcul_telephone';
  v_serveur jsonb;
begin
  constats := '{}';
  select sum((p ->> 'brut_g')::bigint - (p ->> 'tare_g')::bigint),
         bool_or((p ->> 'tare_g')::bigint > (p ->> 'brut_g')::bigint)
  into net_g, v_tare_trop_forte
  from jsonb_array_elements(p_payload -> 'pesees') as p;
  if v_tare_trop_forte then
    raise sqlstate 'TR400' using message = 'tare_superieure_au_brut';
  elsif net_g <= 0 then
    raise sqlstate 'TR400' using message = 'masses_incoherentes';
  end if;

  select 'collecte.refaction.' || p.code into v_cle from produit.produit p
  where p.id = p_produit_id;
  select m.valeur into v_criteres
  from campagne.campagne c join pack.parametre m using (pack_version_id)
  where c.id = p_campagne_id and m.cle = v_cle;
  if v_criteres is null then
    constats := constats || ('parametre_introuvable', null, null,
      jsonb_build_object('parametre', coalesce(v_cle, 'collecte.refaction')))::commande.constat;
  end if;

  select least(net_g, coalesce(sum(floor(net_g::numeric
      * greatest(0, (p_payload ->> (c ->> 'critere' || '_cp'))::integer
                    - (c ->> 'franchise_cp')::integer)
      * (c ->> 'coefficient_pm')::integer / 10000000)), 0)) into refaction_g
  from jsonb_array_elements(v_criteres) as c;
  net_marchand_g := net_g - refaction_g;

  v_serveur := jsonb_build_object('net_g', net_g, 'refaction_g', refaction_g,
                                  'net_marchand_g', net_marchand_g);
  if v_serveur <> v_telephone then
    constats := constats || ('ecart_calcul', null, null,
      jsonb_build_object('serveur', v_serveur, 'telephone', v_telephone))::commande.constat;
  end if;
end
$$;
