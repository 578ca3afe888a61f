-- Spec: commandes#regles: step 12 and control queue: the findings of a type's `examiner` at the
-- first judgement are also those of every later judgement.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();
select essai.producteur('Ama');
select essai.mesurer_kossi();

select is((select array_agg(t.type order by t.type) from commande.type_commande t
           where to_regprocedure(t.actes ->> 'examiner' || '(commande.contexte)') is null
             and t.actes ? 'examiner'), null, 'each of them is a function of a command');

create function pg_temp.memes(p_type text, p_champs jsonb) returns boolean language plpgsql as $$
begin
  perform essai.faire(p_type, p_type, p_champs);
  return (select jsonb_agg(jsonb_build_array(k.motif, k.details) order by k.motif, k.details)
    from controle.controle k where k.commande_id = essai.id('commande ' || p_type))
    = (select jsonb_agg(jsonb_build_array(k.motif, k.details) order by k.motif, k.details)
       from unnest(commande.examiner(saisie.relire(essai.id('commande ' || p_type)))) as k);
end
$$;

select ok(pg_temp.memes(t, c), t) from (values
  ('inspection.enregistrer', jsonb_build_object('parcelle_id', essai.id('parcelle Ama'), 'reponses',
      '{"x": 1}'::jsonb, 'fin', essai.t(0, '06:00'))),
  ('non_conformite.constater',
    jsonb_build_object('parcelle_id', essai.id('parcelle Ama'), 'gravite', 'mineure')),
  ('intrant.remettre', '{"unite_code": "LTR", "valeur": {"montant": 1, "devise": "ZZZ"}}'),
  ('recolte.estimer', jsonb_build_object('produit_id', essai.produit('SANSREGLE'))),
  ('livraison.etablir_bon', jsonb_build_object('collectes', jsonb_build_array(essai.id('?')))),
  ('recu.reimprimer', '{"reference_provisoire": "BR-ESSAI-20260601-9999"}')
) as v (t, c);

select * from finish();
rollback;
