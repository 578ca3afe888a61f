-- Fixtures of sales: a client, sales and expeditions built by the product's own functions, with the
-- organization's certificate.

create function essai.cliente(p_code text default 'CLI') returns uuid language plpgsql as $$
declare
  v_id uuid := essai.id('cliente ' || p_code || ' ' || essai.code());
begin
  insert into client.client (organisation_id, id, code, nom, pays, actif_pendant, cree_le,
    modifie_le)
  values (core.organisation_id(), v_id, p_code, 'Cliente', 'FR', '{(,)}', essai.t(-100),
    essai.t(-100)) on conflict do nothing;
  return v_id;
end
$$;
comment on function essai.cliente(text) is 'An active client.';

create function essai.preparer_ventes() returns void language plpgsql as $$
begin
  perform essai.preparer();
  perform essai.certifier('PROPRE', '2026-01-01', '2026-12-31',
    '{"portee": [{"activite": "vente"}]}', null);
end
$$;
comment
  on function essai.preparer_ventes() is
  'Organizations, and the certificate PROPRE of the current one, in force during 2026, that covers '
  'sales.';

create function essai.ligne_vente(p_quantite_g bigint default 1000,
  p_qualites jsonb default '{"AB": "AB"}', p_produit text default 'ANANAS') returns jsonb
language sql stable as $$
  select jsonb_build_array(jsonb_build_object(
    'produit_id', essai.produit(p_produit), 'quantite_g', p_quantite_g, 'prix_kg', 500, 'qualites',
    p_qualites))
$$;
comment on function essai.ligne_vente(bigint, jsonb,
  text) is 'The lines of a sale: one, at 500 a kilogram.';

create function essai.vendre(p_code text, p_champs jsonb default '{}',
  p_statut text default 'validée') returns uuid language plpgsql as $$
declare
  v_id uuid;
begin
  v_id := vente.creer(jsonb_build_object('code', p_code, 'client_id', essai.cliente(), 'lignes',
      essai.ligne_vente()) || p_champs,
    essai.id('admin ' || essai.code()), essai.t(1)) ->> 'id';
  if p_statut = 'validée' then
    perform vente.valider(v_id, essai.id('admin ' || essai.code()), essai.t(1));
  end if;
  return v_id;
end
$$;
comment on function essai.vendre(text, jsonb,
  text) is
  'A sale of 1,000 g of organic pineapple on 2 June 2026, or what `p_champs` says; a draft, or '
  'validated.';

create function essai.vente(p_code text) returns uuid language sql stable as $$
  select v.id from vente.vente v where v.code = p_code
$$;
comment on function essai.vente(text) is 'The sale of a code.';

create function essai.charger(p_note text, p_vente text, p_lots jsonb, p_champs jsonb default '{}')
returns uuid language sql as $$
  select (expedition.creer(jsonb_build_object('vente_id', essai.vente(p_vente), 'note', p_note,
        'lignes', (
    select jsonb_agg(jsonb_build_object('lot_id', essai.id('lot ' || l.key), 'quantite_g', l.value)
      order by l.key) from jsonb_each(p_lots) as l)) || p_champs,
    essai.id('admin ' || essai.code()), essai.t(2)) ->> 'id')::uuid
$$;
comment on function essai.charger(text, text, jsonb,
  jsonb) is 'A draft expedition, named by its note, of masses of lots by their names.';

create function essai.expedition(p_note text) returns uuid language sql stable as $$
  select x.id from expedition.expedition x where x.note = p_note
$$;
comment on function essai.expedition(text) is 'The expedition of a note.';

create function essai.expedier(p_note text, p_acte text default 'valider', p_jour integer default 3)
returns text language plpgsql as $$
declare
  v_admin uuid := essai.id('admin ' || essai.code());
  v_id uuid := coalesce(essai.expedition(p_note), essai.id('?'));
begin
  return case p_acte
    when 'valider' then expedition.valider(v_id, v_admin, essai.t(p_jour))
    when 'devalider' then expedition.devalider(v_id, 'erreur', v_admin, essai.t(p_jour))
    when 'annuler' then expedition.annuler(v_id, 'erreur', v_admin, essai.t(p_jour)) end ->>
      'statut';
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return substr(sqlstate, 3) || ' ' || sqlerrm;
end
$$;
comment on function essai.expedier(text, text,
  integer) is 'An act on an expedition on 4 June 2026; answers its state, or the refusal.';

create function essai.etats(variadic p_noms text[]) returns text language sql stable as $$
  select string_agg(o.statut || ' ' || essai.quantite(n.nom), ', ' order by n.rang)
  from unnest(p_noms) with ordinality as n (nom, rang)
    join lot.lot o on o.id = essai.id('lot ' || n.nom)
$$;
comment on function essai.etats(text[]) is 'The states and balances of lots.';

create function essai.peupler_ventes() returns void language plpgsql as $$
begin
  perform essai.lot('peuple vendu', 1000, 'validé');
  insert into eudr.lot_declare
  values (core.organisation_id(), essai.id('dds'), essai.id('lot peuple vendu'), 1);
  perform essai.certifier('PEUPLE VENTES', '2026-01-01', '2026-12-31',
    '{"portee": [{"activite": "vente"}]}', null);
  perform essai.vendre('PEUPLE');
  perform vente.corriger(essai.vente('PEUPLE'), '{"raison": "x", "tolerance_cp": 1}',
    essai.id('admin ' || essai.code()), essai.t(1));
  perform essai.charger('peuple', 'PEUPLE', '{"peuple vendu": 1000}',
    '{"conteneurs": [{"numero": "CSQU3054383", "scelles": ["S-001"]}]}');
  perform essai.expedier('peuple');
  perform expedition.retourner(essai.expedition('peuple'),
    jsonb_build_object('emplacement_id', essai.place(), 'raison', 'x',
    'lignes', '[{"ligne": 1, "quantite_g": 10}]'::jsonb), essai.id('admin ' || essai.code()),
  essai.t(4));
end
$$;
comment
  on function essai.peupler_ventes() is
  'Gives every table of sales and expeditions a row of the current organization.';
