-- Fixtures of due amounts and payments: a contract with a price, and readers of lines and accounts.

create function essai.preparer_paiements() returns void language plpgsql as $$
begin
  perform essai.preparer_receptions();
  perform utilisateur.creer(essai.id(c || ' ' || essai.code()), c, c, essai.t(-400))
  from unnest('{caissier,comptable}'::text[]) as c;
  perform contrat.activer((essai.contracter('{"code": "P"}') ->> 'id')::uuid,
    essai.id('admin ' || essai.code()), essai.t(-5));
end
$$;
comment on function essai.preparer_paiements() is
  'Receptions, a cashier and an accountant, and the active contract P: 300 for a kilogram of '
  'pineapple.';

create function essai.au_prix() returns jsonb language sql as $$
  select jsonb_build_object('contrat_id', k.id) from contrat.contrat k where k.code = 'P'
$$;
comment on function essai.au_prix() is 'What a reception says to be under the contract P.';

create function essai.creances(p_tout boolean default false) returns setof text language sql as $$
  select concat_ws(' ', c.genre, sum(c.masse_g), coalesce(sum(c.montant)::text, '?'), c.devise)
  from paiement.creance c
  group by case when p_tout then c.rang end, c.genre, c.devise
  having p_tout or sum(c.masse_g) <> 0 or sum(c.montant) <> 0
  order by min(c.rang)
$$;
comment on function essai.creances(boolean) is
  'What is due by kind and currency, or each line: mass and amount.';

create function essai.argent(p_genre text, p_nom text default null) returns bigint
language sql as $$
  select coalesce(sum(e.montant), 0)::bigint from paiement.ecriture e
  where e.compte_id = paiement.compte_ouvert(p_genre, essai.id(p_nom))
$$;
comment on function essai.argent(text, text) is 'What the entries of a money account sum to.';

create function essai.payer(p_champs jsonb default '{}', p_compte text default 'caissier',
  p_jour integer default 5) returns text language plpgsql as $$
declare
  v_reponse jsonb;
begin
  perform set_config('essai.creances', (
    select coalesce(jsonb_agg(jsonb_build_object('creance_id', c.id) order by c.rang), '[]')
    from paiement.creance c join paiement.reste r on r.creance_id = c.id
    where r.reste <> 0)::text, true);
  v_reponse := paiement.creer(jsonb_build_object('producteur_id', essai.id('Kossi'),
      'moyen', 'especes', 'reference', 'R1', 'lignes', current_setting('essai.creances')::jsonb)
      || p_champs, essai.id(p_compte || ' ' || essai.code()), essai.t(p_jour));
  perform set_config('essai.paiement', v_reponse ->> 'id', true);
  return (v_reponse ->> 'statut') || ' ' || (v_reponse ->> 'montant');
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.payer(jsonb, text, integer) is
  'The cashier pays Kossi all that is open, in cash; answers the state and the amount, or the '
  'refusal.';

create function essai.traiter_paiement(p_acte text, p_compte text default 'caissier',
  p_jour integer default 6) returns text language plpgsql as $$
declare
  v_id uuid := current_setting('essai.paiement')::uuid;
  v_auteur uuid := essai.id(p_compte || ' ' || essai.code());
begin
  return case p_acte
    when 'valider' then paiement.valider(v_id, v_auteur, essai.t(p_jour))
    when 'annuler' then paiement.annuler(v_id, 'Essai', v_auteur, essai.t(p_jour))
    else paiement.contrepasser(v_id, 'Essai', v_auteur, essai.t(p_jour)) end ->> 'statut';
exception when sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.traiter_paiement(text, text, integer) is
  'An act on the latest payment, a day later; answers its state, or the refusal.';

create function essai.releve() returns text language sql as $$
  select string_agg(concat_ws(' ', s ->> 'devise', s ->> 'du', s ->> 'retenu', s ->> 'paye',
      s ->> 'solde'), ', ')
  from jsonb_array_elements(paiement.releve(essai.id('Kossi'), null, null, essai.t(30))
      -> 'soldes') as s
$$;
comment on function essai.releve() is
  'What was due to Kossi, deducted, paid, and the balance, by currency.';

create function essai.peupler_paiements() returns void language plpgsql as $$
declare
  v_auteur uuid := essai.id('rsci ' || essai.code());
  v_creance paiement.creance;
begin
  perform paiement.inscrire(array[(
    'livraison', essai.id('reception peuple'), c.id, null, null, essai.id('Kossi'), null, null,
    1000, 300, 'XOF', 300, 'achat', essai.t(), null, null)::paiement.ligne], v_auteur, essai.t())
  from collecte.collecte c where c.id = essai.id('peuple');
  select c.* into v_creance from paiement.creance c;
  perform paiement.ecrire(jsonb_populate_record(null::paiement.paiement, jsonb_build_object(
      'producteur_id', essai.id('Kossi'), 'moyen', 'especes', 'reference', 'R', 'devise', 'XOF',
      'montant', 1, 'date_operation', essai.t(), 'ecartes', '{}'::uuid[])),
    array[(null, null, v_creance.id, 1)::paiement.reglement], v_auteur, essai.t());
  insert into paiement.ouverture values (v_creance.organisation_id, essai.t(-400));
  insert into paiement.prix_fixe values (v_creance.organisation_id, v_creance.reception_id, 1, 1,
    'XOF', 'x', v_auteur, essai.t());
  insert into paiement.ecart_admis values (v_creance.organisation_id, v_creance.reception_id,
    v_creance.collecte_id, 1, 1, 'x', v_auteur, essai.t());
  insert into complement.complement (organisation_id, campagne_id, produit_id, prix_kg, devise,
    libelle, raison, masse_g, montant, cree_le, auteur_id)
  values (v_creance.organisation_id, essai.id('campagne ' || essai.code()),
    essai.produit('ANANAS'), 1, 'XOF', 'x', 'x', 0, 0, essai.t(), v_auteur);
  insert into paiement.deduction values (v_creance.organisation_id, v_creance.id, 'autre', 'x', 'x',
    false, null);
end
$$;
comment on function essai.peupler_paiements() is
  'Gives every table of money a row of the current organization.';
