-- Calculates the masses of a collection in g, by the refaction that the campaign's frozen pack sets
-- for the product, and compares them with those of the phone: `net_g` = Σ (gross − tare); per
-- criterion floor(net × max(0, measure − franchise) × coefficient / 10^7).
-- Spec: collectes#calcul.
-- Chosen: the formula, docs/decisions/0008-collecte.md.
-- Motifs: ecart_calcul, parametre_introuvable.
-- Why: every collection runs this function, so sums of a few lines are expressions, which cost less
-- than statements.
-- Refuses: tare_superieure_au_brut, masses_incoherentes (a net of nothing), as the tables would,
--          but before anything is written; of a command they are `donnees_illisibles`.
create or replace function collecte.calculer(
  p_figee collecte.campagne_figee, p_payload jsonb,
  out net_g bigint, out refaction_g bigint, out net_marchand_g bigint,
  out constats commande.constat[]) returns record
language plpgsql immutable
as $$
declare
  v_pesees jsonb := p_payload -> 'pesees';
  v_tare_trop_forte boolean := false;
  v_criteres jsonb := p_figee.refaction;
  v_critere jsonb;
  v_refaction_g numeric := 0;
  v_telephone jsonb := p_payload -> 'calcul_telephone';
  v_serveur jsonb;
begin
  constats := '{}';
  net_g := 0;
  for i in 0 .. jsonb_array_length(v_pesees) - 1 loop
    net_g := net_g + (v_pesees #>> array[i::text, 'brut_g'])::bigint
      - (v_pesees #>> array[i::text, 'tare_g'])::bigint;
    v_tare_trop_forte := v_tare_trop_forte
      or (v_pesees #>> array[i::text, 'tare_g'])::bigint
         > (v_pesees #>> array[i::text, 'brut_g'])::bigint;
  end loop;
  if v_tare_trop_forte then
    raise sqlstate 'TR400' using message = 'tare_superieure_au_brut';
  elsif net_g <= 0 then
    raise sqlstate 'TR400' using message = 'masses_incoherentes';
  end if;

  if v_criteres is null then
    constats := constats || ('parametre_introuvable', null, null,
      jsonb_build_object('parametre',
                         coalesce(p_figee.cle_refaction, 'collecte.refaction')))::commande.constat;
  end if;

  for i in 0 .. coalesce(jsonb_array_length(v_criteres), 0) - 1 loop
    v_critere := v_criteres -> i;
    v_refaction_g := v_refaction_g + floor(net_g::numeric
      * greatest(0, (p_payload ->> (v_critere ->> 'critere' || '_cp'))::integer
                    - (v_critere ->> 'franchise_cp')::integer)
      * (v_critere ->> 'coefficient_pm')::integer / 10000000);
  end loop;
  refaction_g := least(net_g, v_refaction_g);
  net_marchand_g := net_g - refaction_g;

  v_serveur := jsonb_build_object('net_g', net_g, 'refaction_g', refaction_g,
                                  'net_marchand_g', net_marchand_g);
  if v_serveur <> v_telephone then
    constats := constats || ('ecart_calcul', null, null,
      jsonb_build_object(
        'serveur', v_serveur, 'telephone', v_telephone, 'ecart_g', greatest(
          abs(net_g - (v_telephone ->> 'net_g')::numeric),
          abs(refaction_g - (v_telephone ->> 'refaction_g')::numeric),
          abs(net_marchand_g - (v_telephone ->> 'net_marchand_g')::numeric)
        )::bigint))::commande.constat;
  end if;
end
$$;
